/** The first screen of all, there from the start. */
export { LoginScreen } from './login-screen.tsx'
