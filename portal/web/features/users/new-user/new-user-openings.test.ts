import { describe, expect, test } from 'vitest'
import { administrator, catalogue, companies, transportCompanies } from '../testing/there.ts'
import { companiesToChoose, firstChoices, newUserOpenings } from './new-user-openings.ts'

describe('what may be set of somebody new', () => {
  const openings = (held: readonly string[], carrier = '') =>
    newUserOpenings({
      administrator: administrator(held, carrier),
      companies,
      transportCompanies,
      userGroups: catalogue,
    })

  test('ADMIN-NEW-12, ADMIN-NEW-14: a superadmin is offered every user type, company and group', () => {
    const open = openings(['superadmin'])
    expect(open.usertypes).toEqual(['customer', 'admin', 'transport', 'swampperson'])
    expect(open.companies).toEqual(companies)
    expect(open.groups).toEqual(catalogue)
    expect(companiesToChoose({ administrator: administrator(['superadmin']) })).toBeUndefined()
  })

  test('ADMIN-NEW-12, ADMIN-NEW-15: a company administrator only what is within the own companies', () => {
    const open = openings(['biolanadmin'])
    expect(open.usertypes).toEqual(['customer', 'swampperson'])
    expect(open.companies).toEqual(['Biolan'])
    expect(open.groups).toEqual(['biolan', 'biolanadmin'])
    expect(open.transportcompanies).toEqual([])
    expect(companiesToChoose({ administrator: administrator(['biolanadmin']) })).toEqual(['Biolan'])
    expect(firstChoices(open, false)).toEqual({ usertype: 'customer', company: 'Biolan', usergroups: ['biolan'] })
  })

  test('ADMIN-NEW-15: a manure transport administrator adds transport users of the own transport company', () => {
    const open = openings(['manuretransportadmin'], 'carrier-1')
    expect(open.usertypes).toEqual(['transport'])
    expect(open.transportcompanies).toEqual(['carrier-1'])
    expect(open.groups).toEqual(['manuretransport', 'manuretransportadmin'])
    expect(firstChoices(open, false)).toEqual({ usertype: 'transport', company: 'carrier-1' })
  })
})
