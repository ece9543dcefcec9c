/** HEADER-20: the other language, by its own name. A visitor's choice is kept; a signed-in one changes the view only. */
import type { ReactElement } from 'react'
import { useLanguagePress } from '../../kernel/portal/own-language.ts'
import { useLanguage, useTexts } from '../../kernel/texts/text-provider.tsx'
import { Icon } from '../../kernel/ui/icon/icon.tsx'
import { iconGlobe } from '../../kernel/ui/icon/shell-shapes.ts'
import css from './header.module.css'

export function LanguageSwitch(): ReactElement {
  const { switchtofi, switchtoen } = useTexts('header')
  const { language } = useLanguage()
  const press = useLanguagePress()
  const other = language === 'fi' ? 'en' : 'fi'
  return (
    <button type="button" className={css.language} lang={other} onClick={() => press(other)}>
      <Icon shape={iconGlobe} size="m" />
      <span className={css.long}>{other === 'en' ? switchtoen : switchtofi}</span>
      <span className={css.short} aria-hidden="true">
        {other.toUpperCase()}
      </span>
    </button>
  )
}
