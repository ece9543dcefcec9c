/** Start-up, signing in and out, and what other tabs and refused calls do to the session: the effects around `portal-state.ts`. */
import { initialDataTimeout } from '../../../contract/fields/limits.ts'
import type { User } from '../../../contract/people/user.ts'
import type { MainRecord } from '../../../contract/site/main-record.ts'
import type { AnswerTo, Failed, Refused } from '../requests/ask.ts'
import type { Announced } from '../requests/refusal-announcements.ts'
import { loginAddress } from '../routing/return-url.ts'
import type { InitialData } from '../sessions/session.ts'
import type { StoredSession } from '../sessions/stored-session.ts'
import { publicTokenId } from '../sessions/stored-session.ts'
import type { Credentials } from './credentials.ts'
import { loginBody } from './credentials.ts'
import type { Farewell, PortalEvent, PortalState } from './portal-state.ts'
import { portalAfter, startState } from './portal-state.ts'
import { sharedData } from './shared-data.ts'
import type { SessionWork, World } from './world.ts'

/** A late answer still counts (START-11), but not one of yesterday. */
const longestWait = 60_000

export class Portal {
  readonly #world: World
  readonly #listeners = new Set<() => void>()
  #state: PortalState
  #work: SessionWork | undefined
  /** Rises when the session changes: what was asked for before it no longer counts. */
  #generation = 0
  #outliving = false

  constructor(world: World, options: { loginOverridden: boolean }) {
    this.#world = world
    const first = startState(options)
    this.firstState = () => first
    this.#state = first
  }

  readonly state = (): PortalState => this.#state

  /** What the prerendered page shows, whatever has come since: React compares the two when it takes over. */
  readonly firstState: () => PortalState

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** START-04, START-05, START-09. The terms name the site and need nobody's data: only the public one is read (TERMS-16). */
  start(): void {
    const { loginOverridden } = this.#state
    const stored = loginOverridden ? undefined : this.#world.storedSession()
    if (!loginOverridden && stored === undefined) this.#world.removeStoredSession()
    this.#generation += 1
    this.#load(stored)
  }

  /** START-11: every load under way may still bring the data. */
  retry(): void {
    this.#load(this.#world.storedSession())
  }

  /** START-17: the override ends with the first move to another route. */
  leaveTerms(): void {
    if (!this.#state.loginOverridden) return
    this.#happen({ is: 'left the terms' })
    this.start()
  }

  async logIn(given: Credentials): Promise<AnswerTo<SessionWork['logIn']>> {
    const answer = await this.#asked(({ logIn }) => this.#world.ask(logIn, loginBody(given)))
    if ('answered' in answer) this.entered(answer.answered)
    return answer
  }

  /** A session was opened, by the password alone or by the second step. */
  readonly entered = ({ token, ...data }: InitialData & { readonly token: string }): void => {
    // As the server spells it, whatever the person typed.
    const stored = { token, username: data.user[0]?.username ?? '' }
    this.#generation += 1
    // The same person goes on with the screen that stands.
    if (!this.#state.lapsed) this.#world.announceSessionEnd()
    this.#world.storeSession(stored)
    this.#arrive(stored, data)
  }

  /** STATE-08: the server is told, but nobody waits for it. */
  logOut(): void {
    // Who is signed in has come through one of these calls. The token is read before it is removed.
    if (this.#work !== undefined) void this.#world.ask(this.#work.logOut, {})
    this.#endSession('loggedout', '/login')
  }

  /** START-19, START-21, START-22: a refusal that any call may have met. */
  refused({ code, token }: Announced): void {
    if (code === 'system_offline') this.#happen({ is: 'site closed' })
    if (code !== 'unauthorized' || token === undefined || token !== this.#world.storedSession()?.token) return
    if (this.#state.session.at !== 'signed-in' || !this.#world.hasUnsavedChanges()) this.expire()
    else if (!this.#state.lapsed) this.#happen({ is: 'session lapsed' })
  }

  /** The session is over, and whatever is unsaved with it. */
  expire(): void {
    const wanted = this.#world.address()
    const login = wanted.startsWith('/login') ? wanted : loginAddress(wanted)
    this.#endSession('expired', this.#outliving ? undefined : login)
  }

  /** The screen that stands needs no session, and stays when it ends; until the returned function is called. */
  readonly outlive = (): (() => void) => {
    this.#outliving = true
    return () => {
      this.#outliving = false
    }
  }

  /** STATE-10. */
  followOtherTab(): void {
    const { session } = this.#state
    const stored = this.#world.storedSession()
    if (session.at !== 'signed-out' && session.token !== stored?.token) this.#world.announceSessionEnd()
    if (session.at !== 'signed-out' && stored === undefined) this.#world.navigate('/login', { force: true })
    this.start()
  }

  /** The server has answered with the own record as it now is. */
  ownRecordSaved(user: User): void {
    const { session, site } = this.#state
    if (session.at !== 'signed-in' || this.#work === undefined) return
    this.#happen({ is: 'own record saved', session: this.#work.withUser(session, user, site) })
  }

  /** Reads the own data again without leaving the screen: rights, lists or the site have changed. */
  async refresh(): Promise<void> {
    const { session } = this.#state
    if (session.at !== 'signed-in') return
    const stored = { token: session.token, username: session.username }
    const path = { username: stored.username, token: publicTokenId(stored.token) }
    const answer = await this.#asked(({ readInitialData }) => this.#world.ask(readInitialData, path))
    if ('answered' in answer && this.#world.storedSession()?.token === stored.token)
      this.#arrive(stored, answer.answered)
  }

  mainRecordSaved(record: MainRecord): void {
    this.#happen({ is: 'main record came', record })
  }

  /** FRONT-10. */
  chooseApplication(key: string): void {
    if (this.#state.currentApplication !== key) this.#happen({ is: 'application chosen', key })
  }

  farewellRead(): void {
    if (this.#state.farewell !== undefined) this.#happen({ is: 'farewell read' })
  }

  #load(stored: StoredSession | undefined): void {
    this.#happen({ is: 'started', stored })
    const loading = stored === undefined ? this.#loadPublic() : this.#loadInitial(stored)
    // START-16: what nobody foresaw is only logged.
    loading.catch((cause: unknown) => this.#world.log('The start failed', cause))
  }

  async #loadPublic(): Promise<void> {
    const stillCounts = this.#timed()
    const patience = { timeout: longestWait }
    const answer = await this.#asked(({ readPublicData, readOnReturn }) => {
      readOnReturn(this)
      return this.#world.ask(readPublicData, {}, patience)
    })
    if (!stillCounts()) return
    if ('answered' in answer) this.#happen({ is: 'public data came', data: answer.answered })
    else this.#failLoad(answer)
  }

  async #loadInitial(stored: StoredSession): Promise<void> {
    const stillCounts = this.#timed()
    const path = { username: stored.username, token: publicTokenId(stored.token) }
    const patience = { timeout: longestWait }
    const answer = await this.#asked(({ readInitialData }) => this.#world.ask(readInitialData, path, patience))
    if (!stillCounts()) return
    if ('answered' in answer) this.#arrive(stored, answer.answered)
    else this.#failLoad(answer)
  }

  #arrive(stored: StoredSession, data: InitialData): void {
    if (this.#work === undefined) return
    const site = sharedData(this.#state.site, data)
    this.#happen({ is: 'initial data came', site, session: this.#work.signedIn(stored, data, site) })
  }

  /** Code that did not come through is a broken network like any other. */
  async #asked<Answer>(askWith: (work: SessionWork) => Promise<Answer>): Promise<Answer | Failed> {
    try {
      this.#work ??= await this.#world.sessionWork()
    } catch {
      return { failed: 'network' }
    }
    return askWith(this.#work)
  }

  /** Marks the load failed after START-10's time; the answer asks whether it still counts. */
  #timed(): () => boolean {
    const own = this.#generation
    const mark = setTimeout(() => {
      if (own === this.#generation) this.#happen({ is: 'load failed' })
    }, initialDataTimeout)
    return () => {
      clearTimeout(mark)
      return own === this.#generation
    }
  }

  /** An ended session and a closed system have been seen to by `refused`. */
  #failLoad(answer: Refused | Failed): void {
    if ('refused' in answer && (answer.refused === 'unauthorized' || answer.refused === 'system_offline')) return
    this.#world.log('The initial data did not come', answer)
    this.#happen({ is: 'load failed', requestId: answer.requestId })
  }

  #endSession(farewell: Farewell, to: string | undefined): void {
    this.#generation += 1
    this.#world.removeStoredSession()
    this.#world.announceSessionEnd()
    if (to !== undefined) this.#world.navigate(to, { force: true })
    this.#happen({ is: 'session ended', farewell })
    if (this.#state.load.at !== 'arrived') this.#load(undefined)
  }

  #happen(event: PortalEvent): void {
    this.#state = portalAfter(this.#state, event)
    for (const listener of this.#listeners) listener()
  }
}
