/** A new swamp, or one that there is with all that its office edits. */
import { MissingAnswer, newId, Page, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readSwamp } from '../../../contract/swamps/calls.ts'
import { MissingSellers, useOwnSellers } from '../../parts/own-sellers.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { SwampForm } from './swamp-form.tsx'
import { newSwampValues, swampValues } from './swamp-values.ts'

const list = '#/peatsale/office/swamps'

export function NewSwampScreen(): ReactElement {
  const texts = usePeatTexts('swamps')
  const [id] = useState(() => newId())
  const [first] = useOwnSellers()
  return (
    <Page heading={texts.newswamp} back={{ href: list, label: texts.swamps }} width="form">
      {first ? <SwampForm values={newSwampValues(id, first.id)} loaders={[]} /> : <MissingSellers />}
    </Page>
  )
}

export function SwampEditScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('swamps')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readSwamp, { id })
  const back = { href: `${list}/${id}`, label: data?.swamp.name ?? texts.swamp }
  return (
    <Page heading={texts.editswamp} back={back} width="form">
      {data ? (
        <SwampForm key={id} values={swampValues(data.swamp)} loaders={data.swamp.loaders} />
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
    </Page>
  )
}
