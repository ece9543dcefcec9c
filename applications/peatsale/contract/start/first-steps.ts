/** What a company that has just become a seller does before its first order, in the order in which one needs the other. */
export const firstSteps = ['phone', 'zones', 'products', 'swamps', 'prices', 'carriers', 'customers'] as const
export type FirstStep = (typeof firstSteps)[number]
