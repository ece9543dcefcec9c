/** What the commands of Kuivikemyynti write at the least: rows like those that are there, and an event. */
import { randomUUID } from 'node:crypto'
import type { BareSql } from './bare-sql.ts'

export type BareAct =
  | { readonly kind: 'submit'; readonly id: string; readonly like: string }
  | { readonly kind: 'confirm'; readonly id: string; readonly load: string }
  | { readonly kind: 'bucket'; readonly load: string }

const event = `insert into peatsale_event (id, aggregate, of_id, seq, kind, data, content_sha, actor, role, device,
  device_time, server_time, base_version, state, result, flag, answer)
  select $1, $2, $3, coalesce(max(seq), 0) + 1, $4, '{}', '', '', '', 'bench', $5, $5, null, '', 'applied', null, '{}'
  from peatsale_event where of_id = $3`

export async function acts({ rows, together }: BareSql): Promise<(act: BareAct) => Promise<object>> {
  const copied = async (table: string, columns: Readonly<Record<string, string>>, where: string): Promise<string> => {
    const names = Object.keys((await rows(`select * from ${table} limit 1`, []))[0] ?? {})
    const values = names.map((name) => columns[name] ?? name)
    return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} where ${where}`
  }
  const submitted = { id: '$1', number: '$1', sort_number: '$1', state: `'submitted'` }
  const order = await copied('peatsale_order', submitted, 'id = $2')
  const orderLine = await copied('peatsale_order_line', { id: '$1', order_id: '$2' }, 'order_id = $3 and position = $4')
  const load = await copied('peatsale_load', { id: '$1', number: '$1', state: `'planned'` }, 'id = $2')
  const loadLine = await copied('peatsale_load_line', { id: '$1', load_id: '$2' }, 'load_id = $3 and position = $4')
  return async (act) => {
    const now = new Date().toISOString()
    await together(async (ask) => {
      if (act.kind === 'submit') {
        await ask(order, [act.id, act.like])
        const [line] = await ask('select min(position) as first from peatsale_order_line where order_id = $1', [
          act.like,
        ])
        await ask(orderLine, [randomUUID(), act.id, act.like, Number(line?.first)])
        await ask(event, [randomUUID(), 'order', act.id, 'submit', now])
      } else if (act.kind === 'confirm') {
        await ask(`update peatsale_order set state = 'confirmed', version = version + 1 where id = $1`, [act.id])
        const id = randomUUID()
        await ask(load, [id, act.load])
        const [line] = await ask('select min(position) as first from peatsale_load_line where load_id = $1', [act.load])
        await ask(loadLine, [randomUUID(), id, act.load, Number(line?.first)])
        await ask(event, [randomUUID(), 'order', act.id, 'confirm', now])
      } else {
        await ask('update peatsale_load_line set buckets = buckets + 1 where load_id = $1', [act.load])
        await ask('update peatsale_load set version = version + 1 where id = $1', [act.load])
        await ask(event, [randomUUID(), 'load', act.load, 'bucket', now])
      }
    })
    return {}
  }
}
