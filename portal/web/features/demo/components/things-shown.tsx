/** Chips, places, the table and the tiles of the components page. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import {
  BulkBar,
  Button,
  Card,
  Checkbox,
  Chip,
  Cluster,
  CompanyMark,
  DataTable,
  Icon,
  iconBox,
  iconCheck,
  iconTruck,
  iconX,
  SectionNav,
  Segmented,
  SortHeader,
  Tabs,
  Tile,
  Tiles,
} from '../../../kernel/ui/index.ts'
import type { ShownWords } from './words-fi.ts'

const names = { biolan: 'Biolan', novarbo: 'Novarbo', favorit: 'Favorit', ekoasuminen: 'Ekoasuminen' }
const companies = Object.entries(names)

export function StatesShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.states}>
      <Cluster>
        <Chip tone="ok">{words.verified}</Chip>
        <Chip tone="warn">{words.waiting}</Chip>
        <Chip tone="err">{words.failed}</Chip>
        <Chip tone="info" icon={iconTruck}>
          {words.onTheWay}
        </Chip>
        <Chip tone="pending">{words.queued}</Chip>
        <Chip tone="rest">{words.draft}</Chip>
      </Cluster>
      <Cluster>
        {companies.map(([company, name]) => (
          <CompanyMark key={company} company={company}>
            {name}
          </CompanyMark>
        ))}
        <CompanyMark>{words.otherCompany}</CompanyMark>
      </Cluster>
    </Card>
  )
}

export function PlacesShown({ words }: { words: ShownWords }): ReactElement {
  const [shown, setShown] = useState<'all' | 'favourites'>('all')
  const tabs = [
    { href: '#/components', label: words.users, current: true },
    { href: '#/components?system', label: words.system, count: '2', current: false },
  ]
  const options = [
    { value: 'all', label: words.all, count: '4' },
    { value: 'favourites', label: words.favourites },
  ] as const
  return (
    <Card heading={words.places}>
      <Tabs label={words.places} tabs={tabs} />
      <SectionNav label={words.litter} sections={sectionsIn(words)} />
      <div>
        <Segmented label={words.shownApps} options={options} value={shown} onChange={setShown} />
      </div>
    </Card>
  )
}

function sectionsIn(words: ShownWords) {
  const place = (label: string, current = false) => ({ href: `#/components?${label}`, label, current })
  return [
    place(words.orders, true),
    place(words.dispatch),
    place(words.verification),
    place(words.customers),
    place(words.prices),
    place(words.swamps),
    place(words.invoicing),
    place(words.reports),
  ] as const
}

export function TableShown({ words }: { words: ShownWords }): ReactElement {
  const [down, setDown] = useState(false)
  const turn = () => setDown(!down)
  return (
    <Card heading={words.table}>
      <BulkBar text={words.selected}>
        <Button variant="straw" icon={iconCheck}>
          {words.verify}
        </Button>
        <Button variant="ground" icon={iconX}>
          {words.clear}
        </Button>
      </BulkBar>
      <DataTable caption={words.users} footer={words.allShown}>
        <thead>
          <tr>
            <th scope="col" data-cell="check">
              <Checkbox label={words.selectAll} hideLabel indeterminate />
            </th>
            <SortHeader
              label={words.name}
              sorted={down ? 'descending' : 'ascending'}
              onSort={turn}
              action={words.sortBy}
            />
            <SortHeader label={words.username} sorted={undefined} onSort={turn} action={words.sortBy} cell="username" />
            <th scope="col" data-cell="number">
              {words.loads}
            </th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <TableRows words={words} />
      </DataTable>
    </Card>
  )
}

const people = [
  { name: 'Aino Korhonen', username: 'aino_korhonen', loads: '120', verified: false },
  { name: 'Arto Hakala', username: 'arto_hakala', loads: '384', verified: false },
  { name: 'Örjan Åberg', username: 'orjan_aberg', loads: '1 126', verified: true },
]

function TableRows({ words }: { words: ShownWords }) {
  return (
    <tbody>
      {people.map((person, place) => (
        <tr key={person.username} data-selected={place === 0 || undefined}>
          <td data-cell="check">
            {!person.verified && (
              <Checkbox label={`${words.select} ${person.name}`} hideLabel defaultChecked={place === 0} />
            )}
          </td>
          <td data-cell="title">
            <a href="#/components">{person.name}</a>
          </td>
          <td data-cell="username">
            <a href="#/components">{person.username}</a>
          </td>
          <td data-cell="number" data-label={words.loads}>
            {person.loads}
          </td>
          <td>{person.verified ? words.verified : <Chip tone="warn">{words.waiting}</Chip>}</td>
        </tr>
      ))}
    </tbody>
  )
}

export function TilesShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.tiles}>
      <Tiles>
        {companies.map(([company, name], place) => (
          <Tile
            key={company}
            href="#/components"
            name={place % 2 === 0 ? words.litter : words.manure}
            company={company}
            companyName={name}
            icon={<Icon shape={iconBox} />}
            star={place < 2 ? words.isFavourite : undefined}
          />
        ))}
        <Tile key="none" href="#/components" name="???" companyName={words.otherCompany} />
      </Tiles>
    </Card>
  )
}
