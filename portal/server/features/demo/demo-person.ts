import type { AccountFields } from '../../kernel/accounts/account-store.ts'

/** Transport companies of the demo, invented. */
export const demoCarriers = [
  'Kuljetus Suokoski Oy',
  'Lakeuden Irtorahti Oy',
  'Rahtiveljekset Pihkasalo Ky',
  'Satarahka Logistiikka Oy',
  'Korvenrannan Konetyö Tmi',
] as const

export type DemoCarrier = (typeof demoCarriers)[number]

export type DemoPerson = Pick<AccountFields, 'username' | 'firstname' | 'lastname' | 'groups'> &
  Partial<Omit<AccountFields, 'carrier' | 'apps' | 'preferredapps' | 'homeapp'>> & {
    readonly carrier?: DemoCarrier
    /** How many of the applications are granted to the person by name. */
    readonly granted?: number
    readonly hasHome?: boolean
    readonly hasFavourite?: boolean
    /** Days since the account was made. */
    readonly age: number
  }
