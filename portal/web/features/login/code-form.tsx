/** The code of the app, or one of the recovery codes. */
import type { FormEvent, ReactElement } from 'react'
import { useRef, useState } from 'react'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { Button } from '../../kernel/ui/button/button.tsx'
import { FormStack } from '../../kernel/ui/layout/layout.tsx'
import { TextInput } from '../../kernel/ui/text-input/text-input.tsx'
import type { StepWork } from './use-second-step.ts'

type CodeFormProps = { way: 'code' | 'recoverycode'; work: StepWork; isMain: boolean }

export function CodeForm({ way, work, isMain }: CodeFormProps): ReactElement {
  const texts = useTexts('secondfactor')
  const login = useTexts('login')
  const field = useRef<HTMLInputElement>(null)
  const [given, setGiven] = useState('')
  const [faulty, setFaulty] = useState<{ given: string; text: string }>()
  const isBusy = work.busy === way

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const isWhole = way === 'code' ? /^\d{6}$/.test(given.replace(/\s/g, '')) : given.trim() !== ''
    const wrong = isWhole && (await work.finish(way, { [way]: given })) === 'wrong'
    if (!isWhole) setFaulty({ given, text: texts[`${way}missing`] })
    if (wrong) setFaulty({ given, text: texts[`${way}wrong`] })
    if (!isWhole || wrong) field.current?.focus()
  }
  return (
    <FormStack onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={field}
        name={way}
        label={texts[way]}
        hint={texts[`${way}hint`]}
        error={faulty?.given === given ? faulty.text : undefined}
        required
        value={given}
        onChange={(event) => setGiven(event.target.value)}
        autoComplete={way === 'code' ? 'one-time-code' : 'off'}
        inputMode={way === 'code' ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isBusy}
      />
      <Button
        type="submit"
        size="l"
        block
        variant={isMain ? 'primary' : 'secondary'}
        busy={isBusy}
        busyLabel={login.loggingin}
      >
        {login.login}
      </Button>
    </FormStack>
  )
}
