import * as z from 'zod/mini'
import { Email } from '../fields/email.ts'
import { PostalCodeRule } from '../fields/postal-code-rule.ts'
import { codeText, text } from '../fields/text.ts'
import { shutdownTimes } from './main-record.ts'

/** What the operator tells of a planned shutdown, in both languages. */
const ShutdownText = text(500, 1)
/** The same as superadmins see it, with who planned it. */
export const PlannedShutdown = z.strictObject({ ...shutdownTimes, announcefrom: z.string(), by: z.string() })
export type PlannedShutdown = z.infer<typeof PlannedShutdown>

const Moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((value: string) => new Date(value).toISOString()),
)

/** The system is off from `from` to `to`; the banner shows from `announcefrom` on, at once when it is left out. */
export const ShutdownPlan = z.object({
  from: Moment,
  to: Moment,
  announcefrom: z.optional(Moment),
  text: z.object({ fi: ShutdownText, en: ShutdownText }),
})

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const Domain = z.pipe(text(253, 1), z.string().check(z.regex(/^[\p{L}\p{N}.-]+$/u)))
const PhoneValue = z.pipe(codeText(30), z.string().check(z.regex(/^$|^\+?[0-9 ()-]{5,30}$/)))

/** Less would let one superadmin erase what he did (R41). */
export const leastAuditMonths = 12

/** Operator settings in the database, edited by a superadmin (CONST-14). */
export const SiteSettings = z.strictObject({
  siteTitle: text(80, 1),
  siteAdminEmail: z.union([z.literal(''), Email]),
  supportEmail: z.union([z.literal(''), Email]),
  salesPhoneValue: PhoneValue,
  salesPhoneName: text(40),
  registrationEnabled: z.boolean(),
  emailDomainsAllowed: z.array(Domain).check(z.maxLength(200)),
  emailDomainsBlocked: z.array(Domain).check(z.maxLength(200)),
  postalCodeRule: PostalCodeRule,
  resetEmailMaxLength: count(29, 254),
  sessionIdleDays: count(1, 90),
  sessionMaxDays: count(1, 365),
  adminSessionIdleHours: count(1, 168),
  adminSessionMaxHours: count(1, 720),
  /** Whether administrators need a second factor; without a word on it they do in production, and not in a demo. */
  secondFactorForAdmins: z.boolean(),
  unverifiedDays: count(1, 3650),
  auditMonths: count(leastAuditMonths, 120),
  feedbackMonths: count(1, 120),
  accessibilityDate: z.union([z.literal(''), z.iso.date()]),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const defaultSiteTitle = 'Kuivike- ja lantapalvelut'

export const defaultSiteSettings: SiteSettings = {
  siteTitle: defaultSiteTitle,
  siteAdminEmail: '',
  supportEmail: '',
  salesPhoneValue: '',
  salesPhoneName: '',
  registrationEnabled: true,
  emailDomainsAllowed: [],
  emailDomainsBlocked: [],
  postalCodeRule: 'strict',
  resetEmailMaxLength: 29,
  sessionIdleDays: 7,
  sessionMaxDays: 30,
  adminSessionIdleHours: 4,
  adminSessionMaxHours: 24,
  secondFactorForAdmins: false,
  unverifiedDays: 90,
  auditMonths: 12,
  feedbackMonths: 24,
  accessibilityDate: '',
}
