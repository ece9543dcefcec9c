/**
 * Runs inside `index.html` before the first paint: theme, density, language, and whether the prerendered login form
 * is what this visitor came for. Keep it small: its bytes are in every start.
 */

/** Written in by the build; none while developing. */
declare const filesOfSignedIn: readonly string[]

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

// What whoever is signed in needs beside the entry, which would ask for it late.
if (isSignedIn) {
  for (const file of filesOfSignedIn) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

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
