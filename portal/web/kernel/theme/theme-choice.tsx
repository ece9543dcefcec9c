/** How the portal looks on this device, theme and size: in the footer for visitors, in the menu for the signed in. */
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { useTexts } from '../texts/text-provider.tsx'
import { chooseGloveSize, hasGloveSize } from './glove-size.ts'
import type { ThemeChoiceValue } from './theme.ts'
import { chooseTheme, chosenTheme, themeChoices } from './theme.ts'
import css from './theme-choice.module.css'

export function AppearanceChoice(): ReactElement {
  return (
    <div className={css.choices}>
      <ThemeChoice />
      <GloveChoice />
    </div>
  )
}

function GloveChoice(): ReactElement {
  const { gloves } = useTexts('appearance')
  const [isChosen, setChosen] = useState(hasGloveSize)
  function choose(isWanted: boolean) {
    chooseGloveSize(isWanted)
    setChosen(isWanted)
  }
  return (
    <label className={css.gloves}>
      <input type="checkbox" checked={isChosen} onChange={(event) => choose(event.target.checked)} />
      {gloves}
    </label>
  )
}

function ThemeChoice(): ReactElement {
  const appearance = useTexts('appearance')
  const id = useId()
  const [choice, setChoice] = useState<ThemeChoiceValue>(chosenTheme)
  function choose(value: string) {
    const chosen = themeChoices.find((each) => each === value) ?? 'system'
    chooseTheme(chosen)
    setChoice(chosen)
  }
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{appearance.theme}</label>
      <select id={id} className={css.select} value={choice} onChange={(event) => choose(event.target.value)}>
        {themeChoices.map((each) => (
          <option key={each} value={each}>
            {appearance[`theme_${each}`]}
          </option>
        ))}
      </select>
    </div>
  )
}
