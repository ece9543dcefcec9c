/** The application's own texts, each section fetched with the first screen that asks. */
import { dictionary } from '@workspace/portal/web'

export const { useTexts: usePeatTexts } = dictionary(
  {
    acts: async () => (await import('./fi/acts.ts')).acts,
    carrier: async () => (await import('./fi/carrier.ts')).carrier,
    changes: async () => (await import('./fi/changes.ts')).changes,
    customers: async () => (await import('./fi/customers.ts')).customers,
    driving: async () => (await import('./fi/driving.ts')).driving,
    field: async () => (await import('./fi/field.ts')).field,
    invoicing: async () => (await import('./fi/invoicing.ts')).invoicing,
    own: async () => (await import('./fi/own.ts')).own,
    sites: async () => (await import('./fi/sites.ts')).sites,
    states: async () => (await import('./fi/states.ts')).states,
    office: async () => (await import('./fi/office.ts')).office,
    ordering: async () => (await import('./fi/ordering.ts')).ordering,
    prices: async () => (await import('./fi/prices.ts')).prices,
    work: async () => (await import('./fi/work.ts')).work,
  },
  {
    acts: async () => (await import('./en/acts.ts')).acts,
    carrier: async () => (await import('./en/carrier.ts')).carrier,
    changes: async () => (await import('./en/changes.ts')).changes,
    customers: async () => (await import('./en/customers.ts')).customers,
    driving: async () => (await import('./en/driving.ts')).driving,
    field: async () => (await import('./en/field.ts')).field,
    invoicing: async () => (await import('./en/invoicing.ts')).invoicing,
    own: async () => (await import('./en/own.ts')).own,
    sites: async () => (await import('./en/sites.ts')).sites,
    states: async () => (await import('./en/states.ts')).states,
    office: async () => (await import('./en/office.ts')).office,
    ordering: async () => (await import('./en/ordering.ts')).ordering,
    prices: async () => (await import('./en/prices.ts')).prices,
    work: async () => (await import('./en/work.ts')).work,
  },
)
