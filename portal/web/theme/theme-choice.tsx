/** The choice of theme, for visitors and the signed in alike. */
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { useTexts } from '../texts/text-provider.tsx'
import type { ThemeChoiceValue } from './theme.ts'
import { chooseTheme, chosenTheme, themeChoices } from './theme.ts'
import css from './theme-choice.module.css'

export function ThemeChoice(): ReactElement {
  const header = useTexts('header')
  const id = useId()
  const [choice, setChoice] = useState<ThemeChoiceValue>(chosenTheme)
  function choose(value: string) {
    const chosen = themeChoices.find((each) => each === value) ?? 'system'
    chooseTheme(chosen)
    setChoice(chosen)
  }
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{header.theme}</label>
      <select id={id} className={css.select} value={choice} onChange={(event) => choose(event.target.value)}>
        {themeChoices.map((each) => (
          <option key={each} value={each}>
            {header[`theme_${each}`]}
          </option>
        ))}
      </select>
    </div>
  )
}
