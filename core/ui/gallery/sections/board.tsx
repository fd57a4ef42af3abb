import { useState } from 'react'
import { Board } from '../../board/board.tsx'
import { toast } from '../../feedback/toast.tsx'
import { formatMoney } from '../../format/number.ts'
import { Page } from '../../page/page.tsx'
import { stageColor, stageIcons, stageName, stages } from '../../stage/stages.ts'

const first = ['Aalders', 'Beekman', 'Drost', 'Eshuis', 'Huisman', 'Jansen'].map((name, at) => ({
  id: at + 1,
  name,
  stage: stages[at % 4] ?? 'new',
  amount: 4500 + at * 1250,
}))

/** Cards that move by dragging, by keys and by menu. */
export function Component() {
  const [cards, setCards] = useState(first)
  return (
    <Page title="Bord">
      <Board
        label="Pijplijn"
        columns={stages.map(stage => ({
          key: stage,
          title: stageName(stage),
          icon: stageIcons[stage],
          color: stageColor(stage),
          note: formatMoney(
            cards.filter(card => card.stage === stage).reduce((sum, card) => sum + card.amount, 0),
            { cents: false },
          ),
        }))}
        cards={cards}
        columnOf={card => card.stage}
        nameOf={card => card.name}
        render={card => (
          <>
            <strong>{card.name}</strong>
            <div className="vk-meta">{formatMoney(card.amount, { cents: false })}</div>
          </>
        )}
        onMove={(moved, stage) => {
          setCards(cards.map(card => (card.id === moved.id ? { ...card, stage } : card)))
          toast(`${moved.name} naar ${stageName(stage)}`, { undo: () => setCards(cards) })
        }}
      />
    </Page>
  )
}
