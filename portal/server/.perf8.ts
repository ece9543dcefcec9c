import { startPortal } from './start-portal.ts'
import { readSettings } from './configuration/read-settings.ts'
import { openSession } from './sessions/session-store.ts'
import { jsonLog } from './log/log.ts'
const dir='/tmp/perf3'
const settings=readSettings({PORT:'0',DATA_DIR:dir,RATE_LIMITS:'off',PORTAL_MODE:'demo',LOG_LEVEL:'silent'} as any)
const p=await startPortal({settings,applications:[],log:jsonLog('silent')} as any)
const host=p.host
const boss=(await host.accounts.findByUsername('paakayttaja1'))!.account
const {token}=await host.database.writing((tx:any)=>openSession(tx,{accountId:boss.id,now:new Date(),userAgent:'x'}))
const post=async (path:string,body:any,raw=false)=>fetch(p.address+path,{method:'POST',headers:{'content-type':raw?'application/octet-stream':'application/json',authorization:'Bearer '+token},body:raw?body:JSON.stringify(body)})
const q=(xs:number[],f:number)=>{const s=xs.toSorted((a,b)=>a-b); return s[Math.min(s.length-1,Math.floor(s.length*f))]!.toFixed(1)}
async function meanwhile(name:string, act:()=>Promise<any>, probes=true){ const ts:number[]=[]; let run=true; const probe=(async()=>{while(run&&probes){const t=performance.now(); const a=await fetch(p.address+'/api/settings/sessions',{headers:{authorization:'Bearer '+token}}); await a.text(); ts.push(performance.now()-t); await new Promise(r=>setTimeout(r,5))}})(); const c=process.cpuUsage(); const t=performance.now(); const out=await act(); const el=performance.now()-t; run=false; await probe; const u=process.cpuUsage(c); console.log(name.padEnd(30),Math.round(el)+' ms','cpu',Math.round((u.user+u.system)/1000),probes?`others p50 ${q(ts,.5)} p99 ${q(ts,.99)} max ${q(ts,1)} n ${ts.length}`:'',out) }
for (const [inv,probes] of [[true,false],[true,true],[false,true]] as const) {
const x=Math.floor(Math.random()*1e6)
const csv='Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;Yritys;Puhelin;Ryhmät\n'+Array.from({length:5000},(_,i)=>`tuotu_${x}_${i};t${x}.${i}@tuonti.example;Etu;Suku ${i};Biolan;000 000 ${i};biolan`).join('\n')
let up:any
await meanwhile('upload',async()=>{up=await (await post('/api/admin/users/import/upload/a.csv',csv,true)).json(); return [up.rows,up.value]})
await meanwhile(`confirm 5k invite ${inv}`,async()=>{const a=await (await post('/api/admin/users/import/confirm',{import:up.import,columns:up.columns.map((c:any)=>c.field),invite:inv})).json() as any; return [a.added,a.value]},probes)
}
console.log('rss',Math.round(process.memoryUsage().rss/1e6))
await p.stop()
