/** What others feel of one person's heavy work: each kind of call asked over and over while it lasts. */
import { administrationCalls, portalCalls } from '../../portal/contract/own.ts'
import { within } from './figures.ts'
import { password } from './filled-place.ts'
import { load, requestText } from './load.ts'
import type { Figure } from './report.ts'
import { number } from './report.ts'
import { callText } from './requests.ts'
import type { Stage } from './stage.ts'
import { inTurn } from './stage.ts'

/** Nobody waits longer for somebody else's import, in milliseconds (issue of the first months of use, row 19). */
const longestWait = 100

/** Calls a second of each kind. */
const pace = 8

type Kind = 'healthz' | 'list' | 'save' | 'sign-in' | 'registration'
type Waits = Readonly<Record<Kind, number[]>>

/** Signing in and registering hash a password, which takes its time on an idle machine as well. */
const hashing: ReadonlySet<Kind> = new Set<Kind>(['sign-in', 'registration'])

let people = 0

function callsOf({ customers, superadmins }: Stage): Readonly<Record<Kind, () => string>> {
  const [saving, signingIn, listing] = [inTurn(customers), inTurn(customers), inTurn(superadmins)]
  const from = () => ({ 'x-forwarded-for': `10.7.${(people >> 8) & 255}.${people & 255}` })
  return {
    healthz: () => requestText('GET', '/healthz', { headers: {} }),
    list: () => callText(administrationCalls.searchUsers, { counted: true }, listing()),
    save: () => {
      const who = saving()
      return callText(portalCalls.saveOwnSettings, { _id: who.id, streetaddress: `Uusitie ${++people}` }, who)
    },
    'sign-in': () => {
      people++
      const body = { username: signingIn().username, password }
      return requestText('POST', portalCalls.logIn.path, { headers: from(), body })
    },
    registration: () => requestText('POST', portalCalls.register.path, { headers: from(), body: newcomer(++people) }),
  }
}

function newcomer(at: number) {
  const username = `tulokas_${process.pid}_${at}`
  return {
    username,
    password,
    email: `${username}@tuonti.example`,
    firstname: 'Tuula',
    lastname: 'Tulokas',
    streetaddress: 'Suotie 1',
    postal: '61800',
    city: 'Kauhajoki',
    telephone: '000 000 0199',
    company: '',
    country: '',
    misc: { language: 'fi' },
  }
}

/** Asks until the work is done, and for some seconds more. */
async function asked(there: Stage, work: Promise<unknown>, secondsMore: number): Promise<Waits> {
  const waits: Waits = { healthz: [], list: [], save: [], 'sign-in': [], registration: [] }
  let ends = Number.POSITIVE_INFINITY
  const working = work.finally(() => {
    ends = performance.now() + secondsMore * 1000
  })
  const { port } = there.own
  const lines = Object.entries(callsOf(there)).map(async ([kind, next]) => {
    while (performance.now() < ends) {
      const { milliseconds } = await load({ port, connections: 1, seconds: 1, next, pace })
      waits[kind as Kind].push(...milliseconds)
    }
  })
  await Promise.all([working, ...lines])
  return waits
}

/** The longest and the usual waits of others, beside those of a quiet while. */
export async function othersMeanwhile(
  there: Stage,
  { what, work, secondsMore }: { what: string; work: () => Promise<unknown>; secondsMore: number },
): Promise<Figure[]> {
  const quiet = await asked(there, new Promise((resolve) => setTimeout(resolve, 5000)), 0)
  const start = performance.now()
  let lasted = 0
  const done = work().then(() => {
    lasted = performance.now() - start
  })
  const busy = await asked(there, done, secondsMore)
  return (Object.keys(busy) as Kind[]).map((kind) => {
    const [before, during] = [quiet[kind], busy[kind]].map((waits) => Float64Array.from(waits).sort())
    const most = during?.at(-1) ?? 0
    const usual = hashing.has(kind) ? (before?.at(-1) ?? 0) : 0
    const shares = [0.5, 0.99, 1].map((share) =>
      number(within({ rate: 0, milliseconds: during ?? new Float64Array() }, share), 1),
    )
    return {
      what: `${what} (${number(lasted / 1000, 1)} s): ${kind}, p50, p99, most, ms`,
      measured: `${shares.join(', ')}; quiet ${number(before?.at(-1) ?? 0, 1)}`,
      goal: `most ≤ ${hashing.has(kind) ? 'quiet + ' : ''}${longestWait}`,
      isMet: most <= usual + longestWait,
    }
  })
}
