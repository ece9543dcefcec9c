/** Who may call what in Lanta-appi, what happens to hostile input, and whether an answer shows what is another's (7.1). */
import { hostileInputs, leakHunt, rightsMatrix } from '@workspace/portal/server/testing'
import { manureCalls } from '../../contract/index.ts'
import {
  manure,
  manureCallers,
  manureMatrixRows,
  manureTargets,
  nothing,
  registerRows,
  startManurePortal,
} from '../testing/index.ts'

const start = () => startManurePortal()
const callers = manureCallers

rightsMatrix({
  start,
  calls: manureCalls,
  callers,
  targets: manureTargets,
  rows: manureMatrixRows,
  rowsOf: registerRows,
  signs: { wrong_state: 'w' },
})

const { driver, lead, receiver, superadmin, farm, office } = callers
hostileInputs({
  start,
  calls: manureCalls,
  callers: { visitor: 'visitor', driver, lead, receiver, superadmin, farm, office },
  samples: async () => ({
    id: [
      manure.novarbo.company,
      manure.novarbo.plant,
      manure.novarbo.type,
      manure.novarbo.draftTerm,
      manure.novarbo.carrierTerm,
      manure.novarbo.alert,
      manure.novarbo.batch,
      nothing,
    ],
    company: [manure.novarbo.company, manure.ekoasuminen.company],
    account: [manure.novarbo.account, manure.ekoasuminen.account],
    store: [manure.novarbo.store, nothing],
    value: [manure.novarbo.account, 'Kauhava', nothing],
    of: [manure.novarbo.request, manure.novarbo.consignment, nothing],
    version: [0, 1, 7],
    code: ['KUN', 'HAK', 'BROI'],
    businessId: ['9990001-6'],
    wasteCode: ['02 01 06'],
    type: [manure.novarbo.type, nothing],
    plant: [manure.novarbo.plant, manure.ekoasuminen.plant],
    carrier: [manure.novarbo.carrier, nothing],
    cursor: ['', 'keksitty'],
    limit: [1, 50],
  }),
})

leakHunt({
  start,
  calls: manureCalls,
  callers,
  targets: manureTargets,
  rows: manureMatrixRows,
  needles: async () => [
    // The gate is for its receivers, the rest of a plant for its office.
    { text: 'kun@demo.example', readBy: ['office', 'superadmin'] },
    { text: 'Portti KUN', readBy: ['receiver', 'office', 'superadmin'] },
    { text: 'Portti VAN', readBy: ['otherReceiver', 'otherOffice', 'superadmin'] },
    { text: 'SN-KUN', readBy: ['receiver', 'office', 'superadmin'] },
    { text: 'FI-DEMO-VAN', readBy: ['otherOffice', 'superadmin'] },
    { text: 'KP-KUN', readBy: ['office', 'superadmin'] },
    { text: 'Ehdot KUN', readBy: ['farm', 'office', 'superadmin'] },
    { text: '"price":45100', readBy: ['lead', 'office', 'superadmin'] },
    { text: '"price":45200', readBy: ['otherLead', 'otherOffice', 'superadmin'] },
    // What carriers are owed: the carrier's own and the office's.
    { text: '"net":71100', readBy: ['lead', 'office', 'superadmin'] },
    { text: '"net":72200', readBy: ['otherLead', 'otherOffice', 'superadmin'] },
    { text: 'AIN-2026-W36-NOV', readBy: ['office', 'superadmin'] },
    { text: 'AIN-2026-W36-EKO', readBy: ['otherOffice', 'superadmin'] },
    // Whose manure it is, and what the farm wrote to the office.
    { text: 'Koivukummun Siipikarja', readBy: ['farm', 'lead', 'receiver', 'office', 'superadmin'] },
    {
      text: 'Tallinmäen Ratsukeskus',
      readBy: ['otherFarm', 'otherLead', 'otherReceiver', 'otherOffice', 'superadmin'],
    },
    // Words about a farm by name are the office's; those about a municipality are for all who have to do with the company.
    { text: 'Toimiston sanat NOV', readBy: ['office', 'superadmin'] },
    { text: 'Toimiston sanat EKO', readBy: ['otherOffice', 'superadmin'] },
    { text: 'Kunnan rajoitus NOV', readBy: ['farm', 'driver', 'lead', 'receiver', 'office', 'superadmin'] },
    {
      text: 'Kunnan rajoitus EKO',
      readBy: ['otherFarm', 'otherLead', 'otherReceiver', 'otherOffice', 'superadmin'],
    },
    { text: 'Huomio NOV', readBy: ['farm', 'office', 'superadmin'] },
    { text: 'Huomio EKO', readBy: ['otherFarm', 'otherOffice', 'superadmin'] },
    // The day is more than a day ahead: the carrier does not read it yet, and the plant never.
    { text: '000 000 0555', readBy: ['farm', 'otherFarm', 'office', 'otherOffice', 'superadmin'] },
    { text: '"4711"', readBy: ['farm', 'otherFarm', 'office', 'otherOffice', 'superadmin'] },
  ],
})
