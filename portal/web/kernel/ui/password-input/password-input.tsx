/** PasswordInput: a field whose text can be read, by the button beside it and, with `revealOnPress`, while it is pressed into. */
import type { ComponentProps, FocusEvent, MouseEvent, ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import type { FieldFrame } from '../field/field.tsx'
import { Field, partFrame } from '../field/field.tsx'
import { iconEye, iconEyeOff } from '../icon/shell-shapes.ts'
import css from '../text-input/text-input.module.css'

export type PasswordInputProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'> & {
    /** The word on the button; the button is pressed while the text shows. Left out: no button. */
    showLabel?: string | undefined
    /** REG-12: a press into the field shows its text, leaving the field hides it. */
    revealOnPress?: boolean | undefined
    /** Shown by somebody else, as the one checkbox for two fields of RESET-03. */
    shown?: boolean | undefined
  }

export function PasswordInput(props: PasswordInputProps): ReactElement {
  const { frame, control } = partFrame(props)
  const { showLabel, revealOnPress, shown, id, onClick, onBlur, ...input } = control
  const reveal = useReveal()
  const readable = shown || reveal.readable
  function press(event: MouseEvent<HTMLInputElement>) {
    if (revealOnPress) reveal.press()
    onClick?.(event)
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    reveal.leave()
    onBlur?.(event)
  }
  return (
    <Field id={id} {...frame}>
      {(tied) => (
        <>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...tied}
            type={readable ? 'text' : 'password'}
            className={css.input}
            onClick={press}
            onBlur={leave}
          />
          <span ref={reveal.home} hidden />
          {showLabel !== undefined && (
            <ShowButton id={tied.id} label={showLabel} shown={readable} onToggle={reveal.toggle} />
          )}
        </>
      )}
    </Field>
  )
}

/** Two causes, one truth: the button always turns round what is seen; leaving the field undoes the press only. */
function useReveal() {
  const [cause, setCause] = useState<'button' | 'press'>()
  const home = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = home.current?.closest('form')
    const hide = () => setCause(undefined)
    // Password managers save what was typed only from a masked field.
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return {
    home,
    readable: cause !== undefined,
    press: () => setCause((now) => now ?? 'press'),
    leave: () => setCause((now) => (now === 'press' ? undefined : now)),
    toggle: () => setCause((now) => (now === undefined ? 'button' : undefined)),
  }
}

type ShowButtonProps = { id: string; label: string; shown: boolean; onToggle: () => void }

function ShowButton({ id, label, shown, onToggle }: ShowButtonProps) {
  return (
    <Button
      variant="secondary"
      icon={shown ? iconEyeOff : iconEye}
      aria-pressed={shown}
      aria-describedby={`${id}-label`}
      aria-controls={id}
      // A mouse press must not take the focus from the field, or its blur would hide the text before the click lands.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}
