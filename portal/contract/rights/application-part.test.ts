import { test } from 'vitest'
import type { Administrator } from './administrator.ts'
import type { Person } from './may.ts'
import { may } from './may.ts'
import { about } from './testing/anybody.ts'
import { manureGroups } from './testing/manure-groups.ts'

const key = 'manuredelivery'
const isOfManure = (group: string) => Object.values<string>(manureGroups).includes(group)

test('ROLE-30: whoever holds manureappadmin sees the manure part of exactly those who hold a manure right', () => {
  about((actor, person) => {
    const isSeen = actor.groups.includes('manureappadmin') && person.groups.some(isOfManure)
    return may.seeApplicationPart(actor, person, key) === isSeen
  })
})

test('ROLE-29, ROLE-30: nobody changes the own manure part there, nor that of a superadmin without being one', () => {
  about((actor, person) => {
    if (!may.editApplicationPart(actor, person, key)) return true
    return (
      may.seeApplicationPart(actor, person, key) &&
      actor.id !== person.id &&
      (actor.isSuperadmin || !person.isSuperadmin)
    )
  })
})

test('ROLE-24, ROLE-30: a manure part that is seen opens no other act on the person', () => {
  const acts = [
    may.see,
    may.edit,
    may.verify,
    may.setCredentials,
    may.reset,
    may.remove,
    may.takeOutOfCompany,
    may.deactivate,
    may.reactivate,
    may.declineClaim,
    (actor: Administrator, person: Person) => may.letIn(actor, person, person.company),
  ]
  about((actor, person) => {
    const plain = { ...person, groups: person.groups.filter((group) => !isOfManure(group)) }
    const isOpenTo = (whom: Person) => acts.slice(0, 2).map((act) => act(actor, whom))
    return JSON.stringify(isOpenTo(person)) === JSON.stringify(isOpenTo(plain))
  })
  about((actor, person) => {
    const isOutOfSight = actor.id !== person.id && !may.see(actor, person)
    return !isOutOfSight || acts.every((act) => !act(actor, person))
  })
})

test('ROLE-20, ROLE-30: whoever may change a manure part may give and take every group of it', () => {
  about((actor, person) => {
    if (!may.editApplicationPart(actor, person, key)) return true
    return Object.values(manureGroups).every((group) => may.giveGroup(actor, group) && may.takeGroup(actor, group))
  })
})

test('ROLE-30: nobody comes to see the whole of a stranger by changing the manure part', () => {
  about((actor, person) => {
    const changed = ['', 'carrier-1', 'carrier-2'].map((carrier) => ({ ...person, carrier }))
    const allowed = changed.filter((after) => may.changeApplicationPart(actor, { before: person, after }, key))
    return may.see(actor, person) || allowed.every((after) => !may.see(actor, after))
  })
})
