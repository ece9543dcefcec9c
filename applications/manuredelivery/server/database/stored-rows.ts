/** Rows as they are stored, by what they are. */
import type { Selectable } from 'kysely'
import type { ManureTables } from './tables.ts'

type Row<Table extends keyof ManureTables> = Selectable<ManureTables[Table]>

export type StoredRequest = Row<'manuredelivery_request'>
export type StoredChange = Row<'manuredelivery_change'>
export type StoredDeclaration = Row<'manuredelivery_declaration'>
export type StoredConsignment = Row<'manuredelivery_consignment'>
export type StoredWeighing = Row<'manuredelivery_weighing'>
export type StoredObjection = Row<'manuredelivery_objection'>
export type StoredVisit = Row<'manuredelivery_visit'>
export type StoredAlert = Row<'manuredelivery_alert'>
export type StoredType = Row<'manuredelivery_type'>
export type StoredStore = Row<'manuredelivery_store'>
export type StoredPlant = Row<'manuredelivery_plant'>
export type StoredOperator = Row<'manuredelivery_operator'>
