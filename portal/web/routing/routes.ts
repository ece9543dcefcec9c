/** The route table, in the specification's order (ROUTE-02). Screens load on demand; the login is there from the start. */
import type { WebApplications } from '../applications/web-application.ts'
import { LoginScreen } from '../login/login-screen.tsx'
import type { Detour, Route } from './route.ts'
import { lazyScreen, readyScreen } from './screen.ts'

/** The applications stand where the specification has its two. */
export function routes(applications: WebApplications): readonly (Route | Detour)[] {
  return [...signedOutRoutes, ...Object.values(applications).map(applicationRoute), ...signedInRoutes]
}

const signedOutRoutes: readonly Route[] = [
  {
    pattern: '/systemdown',
    access: 'public',
    staysOpen: true,
    title: { section: 'common', key: 'systemofflinetext' },
    screen: lazyScreen(async () => (await import('../site/offline-screen.tsx')).OfflineScreen),
  },
  {
    pattern: '/login',
    access: 'public',
    staysOpen: true,
    title: { section: 'login', key: 'loginheading' },
    screen: readyScreen(LoginScreen),
  },
]

const applicationScreens = lazyScreen(
  async () => (await import('../applications/application-screens.tsx')).ApplicationScreens,
)

function applicationRoute({ manifest }: WebApplications[string]): Route {
  return {
    pattern: `/${manifest.key}/*`,
    access: 'signed-in',
    title: { names: manifest.names },
    screen: applicationScreens,
  }
}

const frontPage: Omit<Route, 'pattern' | 'access'> = {
  title: { section: 'frontpage', key: 'frontpagetitle' },
  screen: lazyScreen(async () => (await import('../frontpage/front-page-screen.tsx')).FrontPageScreen),
}

const adminShell: Omit<Route, 'pattern'> = {
  access: 'admin',
  title: { section: 'adminusers', key: 'adminheading' },
  screen: lazyScreen(async () => (await import('../administration/admin-shell.tsx')).AdminShell),
}

const signedInRoutes: readonly (Route | Detour)[] = [
  { pattern: '/frontpage', access: 'signed-in', ...frontPage },
  {
    pattern: '/frontpage/forced',
    access: 'signed-in',
    title: frontPage.title,
    screen: lazyScreen(async () => (await import('../frontpage/front-page-screen.tsx')).ForcedFrontPageScreen),
  },
  { pattern: '/admin', to: '/admin/system' },
  { pattern: '/admin/system', ...adminShell },
  { pattern: '/admin/system/systemshutdown', ...adminShell },
  { pattern: '/admin/system/changeviews', ...adminShell },
  { pattern: '/admin/applications', ...adminShell },
  { pattern: '/admin/users', to: '/admin/users/allusers' },
  { pattern: '/admin/users/allusers', ...adminShell },
  { pattern: '/admin/users/allusers/usersettings', ...adminShell },
  { pattern: '/admin/users/allusers/addnewuser', ...adminShell },
  { pattern: '/', access: 'unguarded', ...frontPage },
]
