import { test } from 'vitest'
import type { Administrator } from './administrator.ts'
import { may } from './may.ts'
import { about, carriers, companies, groups } from './testing/anybody.ts'
import { manureGroups } from './testing/manure-groups.ts'

test('ROLE-31: whom one may sign in as, or remove, has no flag within a carrier that one could not give', () => {
  about((actor, person) => {
    const isReached = may.setCredentials(actor, person) || may.remove(actor, person)
    if (actor.isSuperadmin || actor.id === person.id || !isReached) return true
    const hasFlag = person.transportadmin || person.transportalloworders
    return !hasFlag || (actor.transportadmin && actor.carrier === person.carrier)
  })
})

test('ROLE-31: whom one removes has no group and no application that one could not take', () => {
  about((actor, person) => {
    if (!may.remove(actor, person)) return true
    const held = person.groups.filter((group) => groups.includes(group))
    return (
      held.every((group) => may.takeGroup(actor, group, person.carrier)) &&
      person.apps.every((name) => actor.isSuperadmin || may.administerApplication(actor, name))
    )
  })
})

test('ROLE-31: whoever administers the company of somebody else takes that person out of it, superadmins aside', () => {
  about((actor, person) => {
    const administers = actor.isSuperadmin
      ? companies.includes(person.company)
      : actor.groups.includes(`${person.company.toLowerCase()}admin`) && companies.includes(person.company)
    const isOpen = administers && actor.id !== person.id && (actor.isSuperadmin || !person.isSuperadmin)
    return may.takeOutOfCompany(actor, person) === isOpen
  })
})

test('ROLE-30: nobody becomes the foreman of a carrier by the own hand, nor signs in as one', () => {
  about((actor, person) => {
    const { transportAdmin } = manureGroups
    const makes = (by: Administrator, id: string, carrier: string) =>
      may.makeForeman(by, transportAdmin, { id, carrier })
    const leads = (carrier: string) =>
      actor.groups.includes(transportAdmin) && actor.carrier !== '' && actor.carrier === carrier
    if (actor.isSuperadmin) return true
    const isMade = carriers.some(
      (carrier) => !leads(carrier) && (makes(actor, actor.id, carrier) || makes(actor, '', carrier)),
    )
    const isForeman = person.groups.includes(transportAdmin) && !leads(person.carrier)
    return !isMade && !(isForeman && actor.id !== person.id && may.setCredentials(actor, person))
  })
})
