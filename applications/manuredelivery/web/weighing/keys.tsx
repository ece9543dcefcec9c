/** Ten keys in reach of a thumb in a glove. */
import type { IconShape } from '@workspace/portal/web'
import { Icon } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import css from './weigh-pad.module.css'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const
const iconErase: IconShape = { line: 'M20.5 6H9l-6 6 6 6h11.500ZM12 9.500l5 5M17 9.500l-5 5' }

export function Keys({ onPress, onErase }: { onPress: (key: string) => void; onErase: () => void }): ReactElement {
  const texts = useManureTexts('weighing')
  return (
    <fieldset className={css.keys}>
      <legend className="visually-hidden">{texts.keys}</legend>
      {keys.map((key) => (
        <button key={key} type="button" className={css.key} onClick={() => onPress(key)}>
          {key}
        </button>
      ))}
      <button type="button" className={css.key} aria-label={texts.erase} onClick={onErase}>
        <Icon shape={iconErase} />
      </button>
    </fieldset>
  )
}
