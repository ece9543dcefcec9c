/** The application's own texts, each section fetched with the first screen that asks. */
import { dictionary } from '@workspace/portal/web'

export const { useTexts: useManureTexts, preload: preloadManureTexts } = dictionary(
  {
    acts: async () => (await import('./fi/acts.ts')).acts,
    farm: async () => (await import('./fi/farm.ts')).farm,
    office: async () => (await import('./fi/office.ts')).office,
    billing: async () => (await import('./fi/billing.ts')).billing,
    carrier: async () => (await import('./fi/carrier.ts')).carrier,
    driving: async () => (await import('./fi/driving.ts')).driving,
    gate: async () => (await import('./fi/gate.ts')).gate,
    paper: async () => (await import('./fi/paper.ts')).paper,
    records: async () => (await import('./fi/records.ts')).records,
    reports: async () => (await import('./fi/reports.ts')).reports,
    start: async () => (await import('./fi/start.ts')).start,
    states: async () => (await import('./fi/states.ts')).states,
    washes: async () => (await import('./fi/washes.ts')).washes,
    weighing: async () => (await import('./fi/weighing.ts')).weighing,
    work: async () => (await import('./fi/work.ts')).work,
  },
  {
    acts: async () => (await import('./en/acts.ts')).acts,
    farm: async () => (await import('./en/farm.ts')).farm,
    office: async () => (await import('./en/office.ts')).office,
    billing: async () => (await import('./en/billing.ts')).billing,
    carrier: async () => (await import('./en/carrier.ts')).carrier,
    driving: async () => (await import('./en/driving.ts')).driving,
    gate: async () => (await import('./en/gate.ts')).gate,
    paper: async () => (await import('./en/paper.ts')).paper,
    records: async () => (await import('./en/records.ts')).records,
    reports: async () => (await import('./en/reports.ts')).reports,
    start: async () => (await import('./en/start.ts')).start,
    states: async () => (await import('./en/states.ts')).states,
    washes: async () => (await import('./en/washes.ts')).washes,
    weighing: async () => (await import('./en/weighing.ts')).weighing,
    work: async () => (await import('./en/work.ts')).work,
  },
)
