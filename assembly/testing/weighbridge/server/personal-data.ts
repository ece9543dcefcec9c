import type { ServerApplication } from '@workspace/portal/server'
import { ownTables } from './tables.ts'

/** For the copy that everybody may take of the own data: the own weighings. */
export const personalData: NonNullable<ServerApplication['personalData']> = async (reader, { id }) => {
  const own = ownTables(reader).selectFrom('weighbridge_visit').select(['at', 'kilograms']).where('account_id', '=', id)
  return [
    {
      name: 'visits',
      title: { fi: 'Punnitukset', en: 'Weighings' },
      columns: [
        { name: 'at', kind: 'moment', title: { fi: 'Aika', en: 'Time' } },
        { name: 'kilograms', kind: 'number', title: { fi: 'Paino, kg', en: 'Weight, kg' } },
      ],
      rows: await own.orderBy('at', 'desc').execute(),
    },
  ]
}
