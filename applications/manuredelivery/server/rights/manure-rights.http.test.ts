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

const { driver, lead, receiver, superadmin } = callers
hostileInputs({
  start,
  calls: manureCalls,
  callers: { visitor: 'visitor', driver, lead, receiver, superadmin },
  samples: async () => ({
    id: [
      manure.novarbo.company,
      manure.novarbo.plant,
      manure.novarbo.type,
      manure.novarbo.draftTerm,
      manure.novarbo.carrierTerm,
      nothing,
    ],
    company: [manure.novarbo.company, manure.ekoasuminen.company],
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
    { text: 'kun@demo.example', readBy: ['superadmin'] },
    { text: 'Portti KUN', readBy: ['receiver', 'superadmin'] },
    { text: 'Portti VAN', readBy: ['otherReceiver', 'superadmin'] },
    { text: 'SN-KUN', readBy: ['receiver', 'superadmin'] },
    { text: 'FI-DEMO-VAN', readBy: ['superadmin'] },
    { text: 'KP-KUN', readBy: ['superadmin'] },
    { text: 'Ehdot KUN', readBy: ['superadmin'] },
    { text: '"price":45100', readBy: ['lead', 'superadmin'] },
    { text: '"price":45200', readBy: ['otherLead', 'superadmin'] },
  ],
})
