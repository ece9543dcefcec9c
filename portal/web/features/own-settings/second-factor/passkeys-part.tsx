/** The passkeys: listed, named, added, removed. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOwnSecondFactor, removePasskey } from '../../../../contract/second-factor/calls.ts'
import type { OwnSecondFactor, Passkey } from '../../../../contract/second-factor/second-factor.ts'
import { passkeysMost } from '../../../../contract/second-factor/second-factor.ts'
import { formatDate, formatDateTime, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Button, Stack } from '../../../kernel/ui/index.ts'
import { useProvedSend } from '../use-proof.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemoveFactor } from './remove-factor.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import css from './second-factor.module.css'

type PasskeysPartProps = { factor: OwnSecondFactor; onAdded: (codes: readonly string[]) => void }

export function PasskeysPart({ factor, onAdded }: PasskeysPartProps): ReactElement {
  const texts = useTexts('secondfactor')
  const { passkeys, passkeysoffered } = factor
  const [isAdding, setAdding] = useState(false)
  const isFull = passkeys.length >= passkeysMost
  return (
    <Stack>
      <h3>{texts.passkeys}</h3>
      <p>{passkeysoffered ? texts.passkeysnone : texts.passkeysnotoffered}</p>
      {passkeys.length > 0 && (
        <ul className={css.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} factor={factor} />
          ))}
        </ul>
      )}
      {isFull && <p>{texts.passkeysfull({ count: passkeysMost })}</p>}
      {isAdding && (
        <AddPasskey
          onAdded={(codes) => {
            setAdding(false)
            onAdded(codes)
          }}
          onStop={() => setAdding(false)}
        />
      )}
      {passkeysoffered && !isFull && !isAdding && (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {texts.passkeyadd}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function PasskeyRow({ passkey, factor }: { passkey: Passkey; factor: OwnSecondFactor }) {
  const texts = useTexts('secondfactor')
  const { language } = useLanguage()
  const [isNaming, setNaming] = useState(false)
  const { id, name, addedat, lastusedat } = passkey
  const removal = useProvedSend(removePasskey, {
    invalidates: [readOwnSecondFactor],
    successMessage: texts.passkeyremovedtext,
  })
  return (
    <li className={css.passkey}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.times}>
          {texts.passkeyaddedat({ day: formatDate(new Date(addedat), language) })}
          <br />
          {lastusedat === ''
            ? texts.passkeyunused
            : texts.passkeyusedat({ time: formatDateTime(new Date(lastusedat), language) })}
        </p>
      </div>
      <div className={css.acts}>
        <Button
          variant="secondary"
          size="s"
          aria-label={texts.passkeyrenamename({ name })}
          onClick={() => setNaming(true)}
        >
          {texts.passkeyrename}
        </Button>
        <RemoveFactor
          label={texts.remove}
          size="s"
          name={texts.passkeyremovename({ name })}
          heading={texts.passkeyremovename({ name })}
          isLast={factor.appsince === '' && factor.passkeys.length === 1}
          required={factor.required}
          removal={removal}
          onConfirm={() => removal.send({ id })}
        />
      </div>
      {isNaming && <RenamePasskey passkey={passkey} onDone={() => setNaming(false)} />}
    </li>
  )
}
