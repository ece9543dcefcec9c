import { column, tablesMade } from '@workspace/portal/server'

const { key, maybe, of, text, whole } = column

const ofConsignment = of('manuredelivery_consignment')
const moments = ['assigned', 'arrived_farm', 'collected', 'departed', 'arrived_plant', 'received', 'refused', 'failed']
const columnsOf = <Column>(names: readonly string[], column: Column) =>
  Object.fromEntries(names.map((name) => [name, column]))

/** Consignments with weighings, runs, flags, objections and visits. */
export const consignments = tablesMade({
  manuredelivery_run: {
    columns: {
      ...{ id: key, vehicle: text, carrier: text, plant: of('manuredelivery_plant'), day: text, reason: text },
      ...{ version: whole, changed_at: text },
    },
    indexes: [['vehicle', 'day']],
  },
  manuredelivery_consignment: {
    columns: {
      ...{ id: key, number: text, request: maybe(of('manuredelivery_request')), position: whole },
      ...columnsOf(['company', 'account'], text),
      ...{ store: of('manuredelivery_store'), type: of('manuredelivery_type'), plant: of('manuredelivery_plant') },
      ...columnsOf(['carrier', 'driver', 'vehicle'], maybe(text)),
      ...{ run: maybe(of('manuredelivery_run')), stop: whole, planned_kg: whole, planned_m3: maybe(whole) },
      ...columnsOf(['week', 'day', 'slot_from'], text),
      ...{ loaded_m3: maybe(whole), loaded_kg: maybe(whole), basis: text },
      ...{ handed_over_kind: maybe(text), handed_over_by: text },
      ...columnsOf(
        [...moments, 'returned'].map((name) => `${name}_at`),
        maybe(text),
      ),
      ...{ ended_day: maybe(text), waiting_farm: maybe(whole), waiting_plant: maybe(whole) },
      ...{ measured_m3: maybe(whole), measured_basis: text, temperature: maybe(whole) },
      ...columnsOf(['sample', 'bay', 'remarks'], text),
      ...{ billed_kg: maybe(whole), billed_m3: maybe(whole), terms_by_hand: maybe(text) },
      ...{ kg: maybe(whole), kg_source: text },
      ...columnsOf(['estimate_kg', 'm3', 'dry_kg', 'n', 'soluble_n', 'p', 'k'], maybe(whole)),
      ...{
        by_table: whole,
        facts: maybe(text),
        settlement: maybe(text),
        sale_gross: maybe(whole),
        purchase_gross: maybe(whole),
      },
      ...{ offered: whole, offer_deadline: maybe(text), freight: maybe(text) },
      ...columnsOf(
        ['refusal_kind', 'refusal_words', 'fail_reason', 'fail_place', 'cause', 'next', 'returned_to'],
        text,
      ),
      ...columnsOf(['sent_on_to', 'sent_on_from', 'replaces', 'failed_from', 'asked_at', 'reminded_at'], maybe(text)),
      ...{ confirmed_by: text, confirmed_at: maybe(text), stopped_by: maybe(text), stop_words: text },
      ...columnsOf(['open_flags', 'blocking_flags', 'open_exceptions', 'has_objection'], whole),
      ...{ sale_batch: maybe(text), purchase_batch: maybe(text), state: text, search_text: text },
      ...{ version: whole, created_at: text, changed_at: text },
    },
    unique: [['number']],
    indexes: [
      ...[
        ['request'],
        ['run'],
        ['replaces'],
        ['sent_on_from'],
        ['company', 'week', 'state'],
        ['company', 'state', 'day'],
      ],
      ...[
        ['account', 'day'],
        ['carrier', 'day'],
        ['driver', 'day'],
        ['vehicle', 'day'],
        ['plant', 'day', 'state'],
      ],
      ...[['plant', 'ended_day'], ['company', 'ended_day'], ['state', 'asked_at'], ['store']],
    ],
  },
  manuredelivery_weighing: {
    columns: {
      ...{
        id: key,
        consignment: ofConsignment,
        run: maybe(of('manuredelivery_run')),
        source: text,
        scale: maybe(text),
      },
      ...{ scale_name: text, division_kg: whole },
      ...{ verified_until: maybe(text), box: text },
      ...{ gross: maybe(whole), gross_at: maybe(text), gross_by: text },
      ...{ tare: maybe(whole), tare_at: maybe(text), tare_by: text, ticket: text },
    },
    indexes: [['consignment'], ['run']],
  },
  manuredelivery_offer: {
    columns: { consignment: ofConsignment, carrier: text },
    primary: ['consignment', 'carrier'],
    indexes: [['carrier', 'consignment']],
  },
  manuredelivery_driver: {
    columns: { consignment: ofConsignment, person: text, from_at: text, to_at: maybe(text) },
    primary: ['consignment', 'person'],
    indexes: [['person', 'to_at']],
  },
  manuredelivery_flag: {
    columns: {
      ...{ id: key, consignment: ofConsignment, event: text, flag: text, at: text },
      ...{ resolved_by: text, resolved_at: maybe(text), words: text },
    },
    indexes: [['consignment']],
  },
  manuredelivery_exception: {
    columns: {
      ...{ id: key, consignment: ofConsignment, kind: text, words: text, is_open: whole, reported_by: text, at: text },
      ...{ handled_by: text, handled_at: maybe(text) },
    },
    indexes: [['consignment']],
  },
  manuredelivery_objection: {
    columns: {
      ...{ id: key, consignment: ofConsignment, kind: text, words: text, claimed_kg: maybe(whole), state: text },
      ...{ answer: text, raised_by: text, raised_at: text, decided_by: text, decided_at: maybe(text) },
    },
    indexes: [['consignment', 'raised_at']],
  },
  manuredelivery_correction: {
    columns: {
      ...{ id: key, consignment: ofConsignment, field: text, old: text, new: text, reason: text, person: text },
      ...{ at: text, after_lock: whole },
    },
    indexes: [
      ['consignment', 'at'],
      ['after_lock', 'at'],
    ],
  },
  manuredelivery_visit: {
    columns: {
      ...{ id: key, consignment: ofConsignment, kind: text, place: text, municipality: text, account: text },
      ...{ keeping_place: text, is_poultry: whole, vehicle: text, company: text, at: text, voided_at: maybe(text) },
    },
    indexes: [['consignment'], ['account', 'at'], ['vehicle', 'at'], ['municipality', 'at'], ['place', 'at']],
  },
})
