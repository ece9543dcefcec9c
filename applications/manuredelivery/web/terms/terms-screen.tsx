/** Terms with farms: drafts, published and retired ones. */
import {
  Chip,
  Cluster,
  DataTable,
  EmptyState,
  iconInfo,
  iconPlus,
  LinkButton,
  ListChoice,
  newId,
  PagedList,
  Stack,
  TableHead,
  useAnswer,
  useDateFormat,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { directionNames } from '../../contract/states/names.ts'
import { searchTerms } from '../../contract/terms/calls.ts'
import type { Term } from '../../contract/terms/term.ts'
import { termStates } from '../../contract/terms/term.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'
import { TermsPage } from './terms-page.tsx'

const all = ''

export function TermsScreen(): ReactElement {
  const texts = useManureTexts('terms')
  const [state, setState] = useState<Term['state'] | ''>(all)
  const list = usePages(searchTerms, { state, limit: 100 })
  const none =
    state === '' ? (
      <EmptyState icon={iconInfo} title={texts.noterms}>
        <p>{texts.notermstext}</p>
      </EmptyState>
    ) : (
      texts.nomatch
    )
  return (
    <TermsPage
      part="farmterms"
      heading={texts.terms}
      actions={
        <LinkButton icon={iconPlus} href={`#/manuredelivery/office/terms/${newId()}`}>
          {texts.newterm}
        </LinkButton>
      }
    >
      <Stack>
        <Cluster>
          <ListChoice
            label={texts.state}
            value={state}
            options={[
              { value: all, label: texts.allstates },
              ...termStates.map((each) => ({ value: each, label: texts[`state_${each}`] })),
            ]}
            onChoose={(chosen) => setState(termStates.find((each) => each === chosen) ?? all)}
          />
        </Cluster>
        <PagedList list={list} none={none}>
          {(rows) => (
            <DataTable caption={texts.terms}>
              <TableHead
                headings={[texts.name, texts.scope, texts.type, texts.direction, texts.validity, texts.state]}
              />
              <tbody>
                {rows.map((term) => (
                  <Row key={term.id} term={term} />
                ))}
              </tbody>
            </DataTable>
          )}
        </PagedList>
      </Stack>
    </TermsPage>
  )
}

export const stateTones = { draft: 'warn', published: 'ok', retired: 'rest' } as const

function Row({ term }: { term: Term }): ReactElement {
  const texts = useManureTexts('terms')
  const name = useName()
  const { day } = useDateFormat()
  const type = useAnswer(searchTypes, {}).data?.types.find(({ id }) => id === term.type)
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#/manuredelivery/office/terms/${term.id}`}>{term.name}</a>
      </th>
      <td data-label={texts.scope}>
        {term.scope === 'group' ? `${texts.scope_group}: ${term.tag}` : texts.scope_general}
      </td>
      <td data-label={texts.type}>
        {term.type === null ? texts.anytype : type && name({ fi: type.nameFi, en: type.nameEn })}
      </td>
      <td data-label={texts.direction}>{name(directionNames[term.direction])}</td>
      <td data-label={texts.validity}>{`${day(term.validFrom)}–${day(term.validTo)}`}</td>
      <td data-label={texts.state}>
        <Chip tone={stateTones[term.state]}>{texts[`state_${term.state}`]}</Chip>
      </td>
    </tr>
  )
}
