/** The portal's browser face: what an application may use, and what the assembly puts together. */
// Imported before anything else: it brings base.css, whose first line orders the layers of all styles.
import { startPortal } from './start-up/start-portal.tsx'

export { StartPage } from './applications/start-page.tsx'
export type {
  ApplicationScreen,
  MembershipFieldsProps,
  WaitingWords,
  WebApplication,
  WebApplications,
} from './applications/web-application.ts'
export type { TransportCompanies } from './companies/index.ts'
export { useTransportCompanies } from './companies/index.ts'
export { useHiddenHeader } from './header/index.ts'
export { useSignedIn } from './portal/use-signed-in.ts'
export type { AnswerTo, Failed, Refused } from './requests/ask.ts'
export { ask } from './requests/ask.ts'
export { navigate, useAddress } from './routing/hash-location.ts'
export { useLeaveWarning } from './routing/leaving.ts'
export type { Screen, ScreenProps } from './routing/screen.ts'
export { lazyScreen } from './routing/screen.ts'
export type { SignedIn } from './sessions/session.ts'
export { PrerenderedLogin } from './start-up/prerendered-login.tsx'
export type { Language } from './texts/index.ts'
export { useLanguage, useTexts } from './texts/index.ts'
export * from './ui/index.ts'
export { startPortal }
