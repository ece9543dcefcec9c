/** The route table, in the specification's order (ROUTE-02). Screens load on demand. */
import type { WebApplications } from '../kernel/applications/web-application.ts'
import type { Detour, Route } from '../kernel/routing/route.ts'
import { lazyScreen } from '../kernel/routing/screen.ts'
import type { Session } from '../kernel/sessions/session.ts'
import { textsOrPromise } from '../kernel/texts/arrival.ts'
import { loginRoute } from './login-route.ts'

/** The applications stand where the specification has its two. */
export function routes(applications: WebApplications): readonly (Route | Detour)[] {
  return [
    ...signedOutRoutes,
    ...Object.values(applications).flatMap(applicationRoutes),
    ...signedInRoutes,
    ...furtherRoutes,
  ]
}

const newPassword: Omit<Route, 'pattern'> = {
  access: 'public',
  title: { section: 'password', key: 'newpasswordheading' },
  screen: lazyScreen(
    async () => (await import('../features/password-reset/new-password-screen.tsx')).NewPasswordScreen,
  ),
}

const signedOutRoutes: readonly (Route | Detour)[] = [
  {
    pattern: '/termsofuse',
    access: 'public',
    staysOpen: true,
    title: { section: 'info', key: 'termsofuse' },
    screen: lazyScreen(async () => (await import('../features/documents/terms-screen.tsx')).TermsScreen),
  },
  {
    pattern: '/systeminfo',
    access: 'public',
    staysOpen: true,
    title: { section: 'info', key: 'systeminfoheading' },
    screen: lazyScreen(async () => (await import('../features/info/system-info-screen.tsx')).SystemInfoScreen),
  },
  {
    pattern: '/systemdown',
    access: 'public',
    staysOpen: true,
    title: { section: 'common', key: 'systemofflinetext' },
    screen: lazyScreen(async () => (await import('../kernel/site/offline-screen.tsx')).OfflineScreen),
  },
  loginRoute,
  {
    pattern: '/register/validate/:activationcode',
    access: 'public',
    title: { section: 'validation', key: 'validateheading' },
    screen: lazyScreen(
      async () => (await import('../features/validation/email-validation-screen.tsx')).EmailValidationScreen,
    ),
  },
  // The screens behind mailed links take the code out of the address; a reload then goes where one can go on.
  { pattern: '/register/validate', to: '/login' },
  {
    pattern: '/register',
    access: 'public',
    title: { section: 'registration', key: 'registerheading' },
    screen: lazyScreen(
      async () => (await import('../features/registration/registration-screen.tsx')).RegistrationScreen,
    ),
  },
  {
    pattern: '/resetpassword',
    access: 'public',
    title: { section: 'password', key: 'resetpasswordheading' },
    screen: lazyScreen(
      async () => (await import('../features/password-reset/forgotten-password-screen.tsx')).ForgottenPasswordScreen,
    ),
  },
  { pattern: '/auth/resetpassword/:passhash', ...newPassword },
  // After a reload: the code is no longer in the address.
  { pattern: '/auth/resetpassword', ...newPassword },
  { pattern: '/auth/notme/:code', ...newPassword },
  { pattern: '/auth/notme', to: '/auth/resetpassword' },
]

const loadDocuments = () => import('../features/documents/document-screens.tsx')

const applicationScreens = lazyScreen(
  async () => (await import('../features/applications/application-screens.tsx')).ApplicationScreens,
)

/** A line for each screen, with its own title and access, and one for whatever else is below the key. */
function applicationRoutes({ manifest: { key, names }, screens, refusals }: WebApplications[string]): readonly Route[] {
  const line = { screen: applicationScreens, access: 'signed-in', title: { names } } as const
  return [
    ...screens.map(
      ({ path, screen, title, access, frame }): Route => ({
        ...line,
        inner: {
          // Words that do not come are told of by the screen that is visited.
          preload: async (language) =>
            void (await Promise.allSettled([screen.preload(language), refusals && textsOrPromise(refusals)])),
          preloadAnswers: async (session) => (mayOpen(session, key) ? screen.preloadAnswers() : undefined),
        },
        pattern: `/${key}${path}`,
        ...(title && { title: { names: title } }),
        ...(access && { access }),
        ...(frame && { frame }),
      }),
    ),
    { ...line, pattern: `/${key}/*` },
  ]
}

function mayOpen(session: Session, key: string): boolean {
  return session.at === 'signed-in' && session.userApps.some(({ name }) => name === key)
}

const frontPage: Omit<Route, 'pattern' | 'access'> = {
  title: { section: 'frontpage', key: 'frontpagetitle' },
  screen: lazyScreen(async () => (await import('../features/frontpage/front-page-screen.tsx')).FrontPageScreen),
}

const adminShell: Omit<Route, 'pattern'> = {
  access: 'admin',
  title: { section: 'adminusers', key: 'adminheading' },
  screen: lazyScreen(async () => (await import('../features/administration/admin-shell.tsx')).AdminShell),
}

const signedInRoutes: readonly (Route | Detour)[] = [
  { pattern: '/frontpage', access: 'signed-in', ...frontPage },
  {
    pattern: '/frontpage/forced',
    access: 'signed-in',
    title: frontPage.title,
    screen: lazyScreen(async () => (await import('../features/frontpage/front-page-screen.tsx')).ForcedFrontPageScreen),
  },
  { pattern: '/admin', to: '/admin/system' },
  { pattern: '/admin/system', ...adminShell },
  ...['systemshutdown', 'changeviews', 'letters', 'feedback', 'sessions', 'audit', 'health'].map((page) => ({
    pattern: `/admin/system/${page}`,
    ...adminShell,
  })),
  { pattern: '/admin/applications', ...adminShell },
  { pattern: '/admin/people/:application', ...adminShell },
  // Where the page of that one application's people once stood.
  { pattern: '/admin/manure', to: '/admin/people/manuredelivery' },
  { pattern: '/admin/users', to: '/admin/users/allusers' },
  { pattern: '/admin/users/allusers', ...adminShell },
  { pattern: '/admin/users/allusers/usersettings', ...adminShell },
  { pattern: '/admin/users/allusers/addnewuser', ...adminShell },
  { pattern: '/admin/users/allusers/import', ...adminShell },
  { pattern: '/admin/users/usergroups/*', ...adminShell },
  { pattern: '/admin/users/applications/*', ...adminShell },
  {
    pattern: '/user/settings',
    access: 'unguarded',
    title: { section: 'header', key: 'menuusersettings' },
    screen: lazyScreen(
      async () => (await import('../features/own-settings/own-settings-screen.tsx')).OwnSettingsScreen,
    ),
  },
  {
    pattern: '/user/settings/owndata',
    access: 'signed-in',
    title: { section: 'settings', key: 'owndataheading' },
    screen: lazyScreen(
      async () => (await import('../features/own-settings/own-data/own-data-screen.tsx')).OwnDataScreen,
    ),
  },
  { pattern: '/', access: 'unguarded', ...frontPage },
]

/** Beside the specification's own routes (ROUTE-27, security.md 4.12). */
const furtherRoutes: readonly (Route | Detour)[] = [
  {
    pattern: '/user/confirmemail/:code',
    access: 'public',
    title: { section: 'validation', key: 'emailconfirmheading' },
    screen: lazyScreen(
      async () => (await import('../features/email-change/confirm-email-screen.tsx')).ConfirmEmailScreen,
    ),
  },
  { pattern: '/user/confirmemail', to: '/' },
  {
    pattern: '/user/undoemailchange/:code',
    access: 'public',
    title: { section: 'validation', key: 'emailundoheading' },
    screen: lazyScreen(
      async () => (await import('../features/email-change/undo-email-change-screen.tsx')).UndoEmailChangeScreen,
    ),
  },
  { pattern: '/user/undoemailchange', to: '/' },
  {
    pattern: '/instructions',
    access: 'public',
    staysOpen: true,
    title: { section: 'info', key: 'instructions' },
    screen: lazyScreen(async () => (await loadDocuments()).InstructionsScreen),
  },
  {
    pattern: '/registerstatement',
    access: 'public',
    staysOpen: true,
    title: { section: 'info', key: 'registerstatement' },
    screen: lazyScreen(async () => (await loadDocuments()).RegisterStatementScreen),
  },
  {
    pattern: '/accessibility',
    access: 'public',
    staysOpen: true,
    title: { section: 'info', key: 'accessibilitystatement' },
    screen: lazyScreen(async () => (await loadDocuments()).AccessibilityScreen),
  },
  {
    pattern: '/feedback',
    access: 'signed-in',
    title: { section: 'feedback', key: 'feedbackheading' },
    screen: lazyScreen(async () => (await import('../features/feedback/feedback-screen.tsx')).FeedbackScreen),
  },
  {
    pattern: '/notices',
    access: 'signed-in',
    title: { section: 'notices', key: 'noticesheading' },
    screen: lazyScreen(async () => (await import('../features/notices/notices-screen.tsx')).NoticesScreen),
  },
  {
    pattern: '/mailbox',
    access: 'public',
    staysOpen: true,
    title: { section: 'demo', key: 'mailboxheading' },
    screen: lazyScreen(async () => (await import('../features/mailbox/mailbox-screen.tsx')).MailboxScreen),
  },
  {
    pattern: '/components',
    access: 'public',
    title: { section: 'demo', key: 'componentsheading' },
    screen: lazyScreen(async () => (await import('../features/demo/components-screen.tsx')).ComponentsScreen),
  },
]
