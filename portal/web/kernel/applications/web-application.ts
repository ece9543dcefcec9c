/** What the portal knows of an application in the browser, and how it finds one by its key. */
import type { ComponentType } from 'react'
import type { ApplicationManifest } from '../../../contract/applications/application.ts'
import type { Call, RefusalOf } from '../../../contract/call.ts'
import type { Language } from '../../../contract/fields/language.ts'
import type { WaitingItem } from '../../../contract/frontpage/waiting-work.ts'
import type { User } from '../../../contract/people/user.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'
import type { ApplicationTopics } from '../live/topics.ts'
import type { OutboxCall } from '../outbox/device-outbox.ts'
import type { Screen } from '../routing/screen.ts'
import type { Arrival } from '../texts/arrival.ts'
import type { RefusalTexts } from '../texts/refusal-texts.ts'
import type { Guide } from './guide.ts'

/**
 * What an application gives the browser. `OwnRefusal` names the codes that are its own, `OwnRefusalOf<typeof itsCalls>`:
 * one without a Finnish and an English text does not compile, nor an `Action` of the event log without its sentence. The
 * assembly compares both with the server's side.
 */
export type WebApplication<OwnRefusal extends string = string, Action extends string = string> = ApplicationParts &
  WordsFor<OwnRefusal, 'refusals', Arrival<RefusalTexts<OwnRefusal>>> &
  WordsFor<Action, 'auditSentences', () => Promise<AuditSentences<Action>>>

/** The codes that the calls of an application declare beside the portal's. */
export type OwnRefusalOf<Calls extends Readonly<Record<string, Call>>> = Exclude<
  RefusalOf<Calls[keyof Calls]>,
  RefusalCode
>

/** May be left out where there is nothing to say, or nothing is known of it. */
type WordsFor<Names extends string, Field extends string, Words> = string extends Names
  ? { readonly [F in Field]?: Words }
  : [Names] extends [never]
    ? { readonly [F in Field]?: Words }
    : { readonly [F in Field]: Words }

type ApplicationParts = {
  readonly manifest: ApplicationManifest
  /** On the 64 grid, in currentColor. */
  readonly Icon: ComponentType
  /** Its start page, and the screens below its key, loaded on demand; the first matching path is shown. */
  readonly screens: readonly ApplicationScreen[]
  /** What somebody who waits for access may do here meanwhile (GEN-17), shown below what he or she waits for. */
  readonly newcomers?: Screen
  /** Words for what waits here for the person (FRONT-20), loaded when the server side has something. */
  readonly waiting?: () => Promise<WaitingWords>
  /** Which answers each topic of its live events makes old; fetched with the first of them. */
  readonly topics?: () => Promise<ApplicationTopics>
  /** The calls that send what it has put into the outbox; fetched when something waits there. */
  readonly outbox?: () => Promise<readonly OutboxCall[]>
  /** What its letters are called on the System page, by their own names. */
  readonly letterNames?: () => Promise<LetterNames>
  /** What the fields of its part of a user are called where changes are listed. */
  readonly fieldNames?: Readonly<Record<string, Readonly<Record<Language, string>>>>
  /** Instructions for its roles; fetched with the page of instructions. */
  readonly guides?: Arrival<readonly Guide[]>
  /** The application's own part of a user, in the portal's user editor. */
  readonly membershipFields?: () => Promise<ComponentType<MembershipFieldsProps>>
}

/** What its lines in the event log tell, by the names of its actions; details are as the server's side declares them. */
export type AuditSentences<Action extends string = string> = Readonly<
  Record<Language, Readonly<Record<Action, (details: Readonly<Record<string, unknown>>) => string>>>
>

export type LetterNames = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** The words of the count on the tile and of each item. */
export type WaitingWords = Readonly<
  Record<
    Language,
    {
      /** Stands beneath the figure: "odottaa". */
      readonly count: (count: number) => string
      /** Undefined for a kind that this version does not know: it is not shown. */
      readonly item: (item: WaitingItem) => { readonly title: string; readonly text?: string } | undefined
    }
  >
>

export type ApplicationScreen = {
  /** Below the key: `/` is the start page, `/orders/:id` an order. */
  readonly path: string
  readonly screen: Screen
  /** What the browser calls it (I18N-07); without it, the application's own name. */
  readonly title?: ApplicationManifest['names']
  /** Opened by a signed link: there may be no session, and nothing on the screen may need one. */
  readonly access?: 'public'
  /** For the cab: without header and footer, with targets of 64 px; draws itself as a FieldPage. */
  readonly frame?: 'field'
  /** Tables on a desk: close where there is a mouse, in the whole width of the window. */
  readonly density?: 'office'
}

/** The editor owns the user that is being edited; a membership changes its own part of it. */
export type MembershipFieldsProps = {
  readonly user: User
  /** `missing` names the fields, by their keys in the texts, without which the user cannot be saved. */
  readonly onChange: (changed: Partial<User>, missing: readonly string[]) => void
  /** Whether the administrator may give and take the group (ROLE-20). */
  readonly mayGive: (group: string) => boolean
  /** The id that a field of that name carries, so that the editor can lead to it. */
  readonly fieldId: (field: string) => string
}

export type WebApplications = Readonly<Record<string, WebApplication>>

/** Undefined for an unknown key; `toString` is one, too. */
export function findApplication(applications: WebApplications, key: string): WebApplication | undefined {
  return Object.hasOwn(applications, key) ? applications[key] : undefined
}
