/** The list of consignments as it is before anything is chosen. */
export const plainView = {
  ...({ find: '', view: 'all', state: '', flag: '', week: '', day: '', company: '', plant: '', carrier: '' } as const),
  ...({ vehicle: '', account: '', request: '', sort: 'slot', direction: 'desc' } as const),
} as const
