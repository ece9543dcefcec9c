/** The one line of the route table that is there from the start; the others are fetched beside the first screen. */
import { LoginScreen } from '../features/login/index.ts'
import type { Route } from '../kernel/routing/route.ts'
import { readyScreen } from '../kernel/routing/screen.ts'

export const loginRoute: Route = {
  pattern: '/login',
  access: 'public',
  staysOpen: true,
  title: { section: 'login', key: 'loginheading' },
  screen: readyScreen(LoginScreen),
}
