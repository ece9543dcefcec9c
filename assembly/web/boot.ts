/**
 * Runs inside `index.html` before the first paint: theme, density, language, and whether the prerendered login form
 * is what this visitor came for. Keep it small: its bytes are in every start.
 */

/** The address of `early-request.ts`, written in by the build; there is no boot script while developing. */
declare const earlyScript: string

const themes = ['light', 'dark', 'outdoor']
const { dataset } = document.documentElement
const theme = stored('theme')

dataset.theme = themes.includes(theme) ? theme : systemTheme()
if (stored('density')) dataset.density = stored('density')
const isEnglish = stored('language') === 'en'
if (isEnglish) document.documentElement.lang = 'en'

const isSignedIn = stored('token') && stored('username')
const isLogin = /^(#\/?|#\/login([?/].*)?)?$/.test(location.hash)
// The form is prerendered in Finnish.
dataset.start = isLogin && !isSignedIn && !isEnglish ? 'login' : 'app'

// A module, since the policy of the page lets nobody set the source of a script element.
if (isSignedIn) import(/* @vite-ignore */ earlyScript).catch(() => undefined)

function systemTheme(): string {
  if (matchMedia('(prefers-contrast: more)').matches) return 'outdoor'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // Storage can be forbidden; then nobody has chosen anything.
    return ''
  }
}
