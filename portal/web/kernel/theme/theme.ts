/** The theme: light, dark or outdoor by choice, else as the system says. The boot script does the same before the first paint. */
export const themeChoices = ['system', 'light', 'dark', 'outdoor'] as const
export type ThemeChoiceValue = (typeof themeChoices)[number]

const storageKey = 'theme'
const highContrast = '(prefers-contrast: more)'
const darkScheme = '(prefers-color-scheme: dark)'

export function chosenTheme(): ThemeChoiceValue {
  const stored = readStorage()
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

export function chooseTheme(choice: ThemeChoiceValue): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  show(choice)
}

/** Day and night of the system are followed while nobody has chosen. */
export function followSystemTheme(): void {
  for (const query of [highContrast, darkScheme]) {
    matchMedia(query).addEventListener('change', () => show(chosenTheme()))
  }
}

function show(choice: ThemeChoiceValue): void {
  document.documentElement.dataset.theme = choice === 'system' ? systemTheme() : choice
}

function systemTheme(): Exclude<ThemeChoiceValue, 'system'> {
  if (matchMedia(highContrast).matches) return 'outdoor'
  return matchMedia(darkScheme).matches ? 'dark' : 'light'
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
