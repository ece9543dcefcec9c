import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { hasRefusedAddress } from '../../../kernel/accounts/refused-addresses.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import { isWithoutRights } from '../../newcomers/index.ts'
import type { ListParameters, ListShape } from './list-view.ts'

type Engine = Database<PortalTables>['engine']
type Is = ExpressionBuilder<PortalTables, 'account'>

/** Narrows the query to whom the shape is about: first to whom the asker may see, then to what the view shows. */
export function listed<Output>(
  query: SelectQueryBuilder<PortalTables, 'account', Output>,
  shape: ListShape,
  { engine, given }: { engine: Engine; given: ListParameters },
): SelectQueryBuilder<PortalTables, 'account', Output> {
  let narrowed = inScope(query, shape, { engine, given })
  if (shape.inCompany) narrowed = narrowed.where(companyColumn(engine, shape), '=', text(given.company))
  // Written out, not as parameters: only so do the engines know that an index of administrators alone will do.
  if (shape.view === 'admins') narrowed = narrowed.where(sql<boolean>`is_admin = 1`)
  if (shape.state !== 'any') narrowed = narrowed.where(states[shape.state])
  if (shape.find === 'scan') narrowed = narrowed.where(holdsText(engine, given))
  if (shape.find === 'like') narrowed = narrowed.where(sql<boolean>`search_text like ${given.like}`)
  // On PostgreSQL the rows that are narrowed are the hits (hits-on-postgres.ts).
  if (shape.find === 'hits' && engine === 'sqlite') narrowed = narrowed.where(isHit(given))
  return narrowed
}

const states = {
  waiting: sql<boolean>`activated = 0 and deactivated = 0`,
  verified: sql<boolean>`activated = 1 and deactivated = 0`,
  deactivated: sql<boolean>`deactivated = 1`,
  withoutrights: isWithoutRights,
  addressrefused: sql<boolean>`(deactivated = 0 and ${hasRefusedAddress})`,
} as const

// Stryker disable all: which index is taken, not who is found; performance.md measures it
/**
 * The index by company is in order of names. In any other order SQLite would fetch and sort the whole company for each
 * page; the plus sign keeps it on the index of that order, which knows companies as well.
 */
function companyColumn(engine: Engine, shape: ListShape) {
  const isByName =
    shape.sort === 'name' && (shape.inCompany || shape.companies === 1) && !shape.withSelf && !shape.withCarrier
  return engine === 'postgres' || isByName ? sql<string>`company` : sql<string>`+company`
}
// Stryker restore all

/** The same people as `within` (ROLE-23), with places for the values. */
function inScope<Output>(
  query: SelectQueryBuilder<PortalTables, 'account', Output>,
  shape: ListShape,
  { engine, given }: { engine: Engine; given: ListParameters },
): SelectQueryBuilder<PortalTables, 'account', Output> {
  const self = text(given.self)
  switch (shape.people) {
    case 'all':
      return query
    case 'carrier':
      return query.where('carrier', '=', text(given.carrier))
    case 'self':
      return query.where('id', '=', self)
    case 'companies': {
      const names = Array.from({ length: shape.companies }, (_, index) => text(given[`company${index}`]))
      const column = companyColumn(engine, shape)
      const inOne = (is: Is) => (names.length === 1 ? is(column, '=', text(names[0])) : is(column, 'in', names))
      return query.where((is) => {
        const others = [
          ...(shape.withSelf ? [is('id', '=', self)] : []),
          ...(shape.withCarrier ? [is('carrier', '=', text(given.carrier))] : []),
        ]
        return others.length === 0 ? inOne(is) : is.or([inOne(is), ...others])
      })
    }
  }
}

/** PostgreSQL would go to the trigram index for a LIKE, and leave the order of the list. */
function holdsText(engine: Engine, given: ListParameters) {
  return engine === 'sqlite'
    ? sql<boolean>`instr(search_text, ${given.fragment}) > 0`
    : sql<boolean>`strpos(search_text, ${given.fragment}) > 0`
}

function isHit(given: ListParameters) {
  return sql<boolean>`number in (select value from json_each(${given.rows}))`
}

function text(value: string | number | undefined): string {
  return String(value ?? '')
}
