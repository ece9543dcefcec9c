import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Whether a column of JSON holds one of the texts as a whole value: `a@b.fi` is not found in `da@b.fi`. */
export function holdsText(column: string, texts: readonly string[]): RawBuilder<boolean> {
  const held = [...new Set(texts)].map((text) => {
    const value = JSON.stringify(text)
    return sql`replace(${sql.ref(column)}, ${value}, '') <> ${sql.ref(column)}`
  })
  return sql<boolean>`(${sql.join(held, sql` or `)})`
}
