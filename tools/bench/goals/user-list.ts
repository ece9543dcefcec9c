/** Goals 3, 4 and 6: the administrators' list of people by pages, and finding among them. */
import { administrationCalls } from '../../../portal/contract/own.ts'
import type { ContestGoals } from '../contest.ts'
import { contest, contestFigures } from '../contest.ts'
import { spreadOf } from '../figures.ts'
import type { Visitor } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import { jsonOf, openLine, requestText } from '../load.ts'
import type { Figure } from '../report.ts'
import { number, spread } from '../report.ts'
import { callText } from '../requests.ts'
import type { Engine, Stage } from '../stage.ts'
import { inTurn, stage } from '../stage.ts'

const peer = { times: 50, rate: 98, limit: 14_400 }
const pageRows = 50
/** Later pages are taken from all over the list, this far apart. */
const strideRows = 200

/** Common and rare ones, short ones, some that nobody has, and what people type into such a field. */
const fragments = [
  'aino',
  'rinne',
  'österby',
  'kuorma_00',
  'kuorma_0123',
  '@kuorma',
  'lapua',
  'tie 17',
  '000 0042',
  'ä',
  'er',
].concat(['biolan', 'suviranta-kaarnala', 'åke', 'polku 48', '100%', 'nobody', 'kankaanpää', '123', 'väinö hanhi'])

export const userListGoal: Goal = {
  number: 3,
  title: 'List of 100 000 people by name, SQLite',
  measure: async () => [
    ...(await byNumber('SQLite', userListFigures)),
    ...(await userListFigures(await stage('SQLite', 100_000, 'unlimited'), { leastRatio: 0.35, peer, mostP99: 15 })),
  ],
}

export const findUsersGoal: Goal = {
  number: 4,
  title: 'Find among 100 000 people, SQLite',
  measure: async () => [
    ...(await byNumber('SQLite', findFigures)),
    ...(await findFigures(await stage('SQLite', 100_000, 'unlimited'), { leastRate: 500, mostP99: 50 })),
  ],
}

/** The same among fewer people, where nothing is asked for. */
export async function byNumber(
  engine: Engine,
  figures: (there: Stage, goals: Readonly<Record<never, never>>) => Promise<Figure[]>,
): Promise<Figure[]> {
  const all: Figure[] = []
  for (const people of [1000, 10_000]) {
    const told = await figures(await stage(engine, people, 'unlimited'), {})
    all.push(...told.map((figure) => ({ ...figure, what: `${number(people)}: ${figure.what}` })))
  }
  return all
}

export async function userListFigures({ own, limit, superadmins }: Stage, goals: ContestGoals): Promise<Figure[]> {
  const visitor = inTurn(superadmins)
  const first = () => callText(administrationCalls.searchUsers, { limit: pageRows }, visitor())
  const cursors = await walkedCursors(own.port, visitor)
  const places = await walkedPlaces(limit.port)
  const later = inTurn(
    cursors.map((cursor) => callText(administrationCalls.searchUsers, { limit: pageRows, cursor }, visitor())),
  )
  const firstOutcome = await contest({
    connections: 10,
    own: { server: own, next: first },
    limit: { server: limit, next: () => bareList(['', '']) },
  })
  const laterOutcome = await contest({
    connections: 10,
    own: { server: own, next: later },
    limit: { server: limit, next: inTurn(places.map(bareList)) },
  })
  return [...contestFigures(firstOutcome, 'first page', goals), ...contestFigures(laterOutcome, 'later pages', goals)]
}

export async function findFigures(
  { own, limit, superadmins }: Stage,
  { leastRate, mostP99 }: { leastRate?: number; mostP99?: number },
): Promise<Figure[]> {
  const visitor = inTurn(superadmins)
  const fragment = inTurn(fragments)
  const bareFragment = inTurn(fragments)
  const outcome = await contest({
    connections: 10,
    own: {
      server: own,
      next: () =>
        callText(administrationCalls.searchUsers, { find: fragment(), limit: pageRows, counted: false }, visitor()),
    },
    limit: { server: limit, next: () => requestText('GET', `/find/${encodeURIComponent(bareFragment())}`) },
  })
  const rate = spreadOf(outcome.own.map((round) => round.rate))
  const p99 = spreadOf(outcome.own.map((round) => round.p99))
  const walk = spreadOf(outcome.limit.map((round) => round.rate))
  return [
    {
      what: `${fragments.length} fragments, finds/s`,
      measured: spread(rate),
      goal: leastRate === undefined ? '' : `≥ ${number(leastRate)}`,
      ...(leastRate !== undefined && { isMet: rate.median >= leastRate }),
    },
    {
      what: '  p99, ms',
      measured: spread(p99, 1),
      ...(mostP99 !== undefined && { goal: `≤ ${mostP99}`, isMet: p99.median <= mostP99 }),
    },
    { what: '  bare LIKE over the sort index, finds/s', measured: spread(walk) },
  ]
}

/** Cursors of pages all over the list, as a person who scrolls through it gets them. */
async function walkedCursors(port: number, visitor: () => Visitor): Promise<string[]> {
  const line = await openLine(port)
  const cursors: string[] = []
  for (let cursor = ''; ; ) {
    const request = callText(administrationCalls.searchUsers, { limit: strideRows, cursor, counted: false }, visitor())
    const page = jsonOf(await line.ask(request)) as { cursor: string }
    if (page.cursor === '') break
    cursor = page.cursor
    cursors.push(cursor)
  }
  line.close()
  return cursors
}

type Place = readonly [name: string, id: string]

/** The same for the bare handler: the last row of each page. */
async function walkedPlaces(port: number): Promise<Place[]> {
  const line = await openLine(port)
  const places: Place[] = []
  for (let place: Place = ['', '']; ; ) {
    const { users } = jsonOf(await line.ask(bareList(place))) as { users: { sort_name: string; id: string }[] }
    const last = users.at(-1)
    if (!last) break
    place = [last.sort_name, last.id]
    places.push(place)
  }
  line.close()
  return places
}

function bareList(after: Place): string {
  return requestText('GET', `/list/${encodeURIComponent(JSON.stringify(after))}`)
}
