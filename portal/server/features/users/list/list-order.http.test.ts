import { expect, test } from 'vitest'
import type { UserSort } from '../../../../contract/own.ts'
import { administrationCalls } from '../../../../contract/own.ts'
import { minutes } from '../../../kernel/clock/clock.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { searchUsers } = administrationCalls

/** Five people whom each column puts into another order; made in this order, a minute apart. */
const ofEachOrder = [
  { firstname: 'Yrjö', username: 'jono_e5', email: 'b@jono.test', company: 'Novarbo', activated: true },
  { firstname: 'Aino', username: 'jono_d4', email: 'e@jono.test', company: 'Favorit', activated: false },
  { firstname: 'Åke', username: 'jono_a1', email: 'd@jono.test', company: 'Biolan', activated: true },
  { firstname: 'Bo', username: 'jono_ö6', email: 'å@jono.test', company: 'Ekoasuminen', activated: false },
  { firstname: 'Ulla', username: 'jono_c3', email: 'a@jono.test', company: 'Favorit', activated: true },
]
const inOrderOf: Record<UserSort, readonly string[]> = {
  name: ['Aino', 'Bo', 'Ulla', 'Yrjö', 'Åke'],
  username: ['Åke', 'Ulla', 'Aino', 'Yrjö', 'Bo'],
  email: ['Ulla', 'Yrjö', 'Åke', 'Aino', 'Bo'],
  // Of one company by name.
  company: ['Åke', 'Bo', 'Aino', 'Ulla', 'Yrjö'],
  // Who waits stands first, the longest waiting on top; the others in the order in which they came.
  waiting: ['Aino', 'Bo', 'Yrjö', 'Åke', 'Ulla'],
}

test('ADMIN-USERS-13, ADMIN-USERS-14: each column puts people into its own order, both ways round', async () => {
  await using fixture = await startAdministeredPortal()
  const superadmin = await fixture.caller({ groups: ['superadmin'] })
  for (const fields of ofEachOrder) {
    await fixture.person({ ...fields, lastname: 'Jonossa' })
    fixture.portal.clock.advance(minutes(1))
  }
  const names = async (sort: string, direction: 'asc' | 'desc') => {
    const found = await superadmin.ask(searchUsers, { find: 'jonossa', sort: sort as UserSort, direction })
    return (found.body['users'] as readonly { firstname: string }[]).map(({ firstname }) => firstname)
  }
  for (const [sort, order] of Object.entries(inOrderOf)) {
    expect(await names(sort, 'asc'), sort).toEqual(order)
    expect(await names(sort, 'desc'), sort).toEqual(order.toReversed())
  }
})
