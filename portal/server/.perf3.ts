import { startPortal } from './start-portal.ts'
import { readSettings } from './configuration/read-settings.ts'
import { insertAccounts, insertAccount } from './accounts/account-store.ts'
import { openSession } from './sessions/session-store.ts'
import { jsonLog } from './log/log.ts'
import { rmSync, mkdirSync } from 'node:fs'
const dir='/tmp/perf3'; rmSync(dir,{recursive:true,force:true}); mkdirSync(dir,{recursive:true})
const settings=readSettings({PORT:'0',DATA_DIR:dir,RATE_LIMITS:'off',PORTAL_MODE:'demo',LOG_LEVEL:'silent'} as any)
const p=await startPortal({settings,applications:[],log:jsonLog('silent')} as any)
const host=p.host
const first=['Aino','Eino','Kalle','Maija','Pekka','Liisa','Satu','Jukka','Väinö','Åke','Örn','Matti','Teppo','Reijo','Sirpa']
const last=['Korhonen','Virtanen','Mäkinen','Nieminen','Mäkelä','Hämäläinen','Laine','Heikkinen','Koskinen','Järvinen','Suokoski','Pihkasalo']
let seed=1; const r=(n:number)=>{seed=(seed*1103515245+12345)&0x7fffffff; return (seed>>8)%n}
const co=['Biolan','Novarbo','Favorit','Ekoasuminen','','','','','']
const base={jobtitle:'Myyjä',postal:'20100',city:'Turku',country:'Suomi',usertype:'customer',carrier:'',apps:[],homeapp:'',preferredapps:[],language:'fi',deactivated:false,transportalloworders:false,transportadmin:false,createdby:'x',isSuperadmin:false} as any
let t=performance.now()
for (let b=0;b<200;b++){ const list:any[]=[]; for(let k=0;k<500;k++){const i=b*500+k; const f=first[r(15)]!,l=last[r(12)]!; const company=co[r(9)]!
 list.push({...base,id:crypto.randomUUID(),passwordHash:null,now:new Date(1.7e12+i*1000),username:`k_${i}_${f}`.toLowerCase().replace(/[^a-z0-9_]/g,'x'),email:`u${i}@posti${r(50)}.example`,recoveryEmail:`u${i}@x.fi`,company,firstname:f,lastname:l,streetaddress:'Suotie '+r(900),telephone:'000 000 '+r(10000),groups:company?[company.toLowerCase()]:[],activated:i%50!==0,isAdmin:false})}
 await host.database.writing((tx:any)=>insertAccounts(tx,list)) }
console.log('fill 100k',Math.round(performance.now()-t))
const boss=await host.database.writing((tx:any)=>insertAccount(tx,{...base,id:crypto.randomUUID(),passwordHash:'x',now:new Date(),username:'paakayttaja1',email:'p@x.fi',recoveryEmail:'p@x.fi',company:'',firstname:'Paa',lastname:'Kay',streetaddress:'',telephone:'',groups:['superadmin'],activated:true,isAdmin:true,isSuperadmin:true,usertype:'admin'}))
const {token}=await host.database.writing((tx:any)=>openSession(tx,{accountId:boss.id,now:new Date(),userAgent:'x'}))
const post=async (path:string,body:any,raw=false)=>fetch(p.address+path,{method:'POST',headers:{'content-type':raw?'application/octet-stream':'application/json',authorization:'Bearer '+token},body:raw?body:JSON.stringify(body)})
const q=(xs:number[],f:number)=>{const s=xs.toSorted((a,b)=>a-b); return s[Math.min(s.length-1,Math.floor(s.length*f))]!.toFixed(1)}
async function load(name:string, make:()=>any, n=500, c=10){ const ts:number[]=[]; let i=0; const t0=performance.now(); await Promise.all(Array.from({length:c},async()=>{while(i++<n){const t=performance.now(); const a=await post('/api/admin/users/search',make()); const j=await a.json() as any; if(!j.success) throw new Error(JSON.stringify(j)); ts.push(performance.now()-t)}})); const el=(performance.now()-t0)/1000; console.log(name.padEnd(30),Math.round(ts.length/el)+'/s','p50',q(ts,.5),'p99',q(ts,.99)) }
await load('first page, no total',()=>({limit:50,counted:false})); 
await load('first page, total',()=>({limit:50}));
await load('find rare/middle/common',()=>({find:['korhonen','u9999','suotie 88','aino','k_5','posti33','xq','zz'][r(8)],counted:false}));
async function meanwhile(name:string, act:()=>Promise<any>){ const ts:number[]=[]; let run=true; const probe=(async()=>{while(run){const t=performance.now(); const a=await fetch(p.address+'/api/settings/sessions',{headers:{authorization:'Bearer '+token}}); await a.text(); ts.push(performance.now()-t); await new Promise(r=>setTimeout(r,5))}})(); const t=performance.now(); const out=await act(); const el=performance.now()-t; run=false; await probe; console.log(name.padEnd(30),Math.round(el)+' ms','others p50',q(ts,.5),'p99',q(ts,.99),'max',q(ts,1),out) }
await meanwhile('nothing (1 s)',()=>new Promise(r=>setTimeout(()=>r(''),1000)))
const list=await (await post('/api/admin/users/search',{state:'waiting',limit:200})).json() as any
let ids:string[]=[]; let cursor=''; do { const a=await (await post('/api/admin/users/search',{state:'waiting',limit:200,cursor})).json() as any; ids.push(...a.users.map((u:any)=>u._id)); cursor=a.cursor } while(cursor && ids.length<1000)
await meanwhile('CALL-33 verify 1000',async()=>{const a=await post('/api/admin/settings/verifyusers',{users:ids.slice(0,1000),username:'paakayttaja1'}); return (await a.text()).length})
await meanwhile('bulk preview 2000 matching',async()=>{const a=await (await post('/api/admin/users/bulk',{preview:true,action:{act:'deactivate'},people:{matching:{find:'posti33'}}})).json() as any; return [a.done,a.refused,a.value]})
await meanwhile('bulk 2000 matching',async()=>{const a=await (await post('/api/admin/users/bulk',{preview:false,action:{act:'givegroup',group:'biolan'},people:{matching:{find:'posti33'}}})).json() as any; return [a.done,a.unchanged,a.value]})
await meanwhile('export CSV 10k (Biolan)',async()=>(await (await post('/api/admin/users/export',{format:'csv',language:'fi',company:'Biolan'})).arrayBuffer()).byteLength)
await meanwhile('export CSV 100k',async()=>(await (await post('/api/admin/users/export',{format:'csv',language:'fi'})).arrayBuffer()).byteLength)
await meanwhile('export XLSX 100k',async()=>(await (await post('/api/admin/users/export',{format:'xlsx',language:'fi'})).arrayBuffer()).byteLength)
const csv='Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;Yritys;Puhelin;Ryhmät\n'+Array.from({length:10000},(_,i)=>`tuotu_user_${i};t${i}@tuonti.example;Etu;Suku ${i};Biolan;000 000 ${i};biolan`).join('\n')
let up:any
await meanwhile('import upload 10k',async()=>{up=await (await post('/api/admin/users/import/upload/a.csv',csv,true)).json(); return [up.rows,up.value]})
const plan=()=>({import:up.import,columns:up.columns.map((c:any)=>c.field)})
await meanwhile('import rehearse 10k',async()=>{const a=await (await post('/api/admin/users/import/rehearse',plan())).json() as any; return [a.addable,a.value]})
await meanwhile('import confirm 10k',async()=>{const a=await (await post('/api/admin/users/import/confirm',plan())).json() as any; return [a.added,a.value]})
console.log('rss MB',Math.round(process.memoryUsage().rss/1e6))
await p.stop()
