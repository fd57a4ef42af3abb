import { Button, useT } from '@core/ui'
import { IconUsers } from '@tabler/icons-react'
import type { AnswerConflict } from '../../domain/merge-answers'
import { answerText } from '../answers/answer-text'
import type { AskedField } from '../answers/asked-field'
import { useDoor } from './door'

interface ConflictNoteProps {
  field: AskedField
  conflict: AnswerConflict
  onSettle: (mine: boolean) => void
}

/** Somebody else filled this in meanwhile: both answers, and which of them stays. */
export function ConflictNote({ field, conflict: { yours, theirs }, onSettle }: ConflictNoteProps) {
  const t = useT('surveys')
  const isRow = field.field_type === 'group'
  const { ofCustomer } = useDoor()
  const words = ofCustomer ? 'customer_changedElsewhere' : 'changedElsewhere'
  const rowWords = ofCustomer ? 'customer_rowChangedElsewhere' : 'rowChangedElsewhere'
  return (
    <div className="surveys-conflict" role="alert">
      <IconUsers size={16} stroke={1.75} />
      <span className="vk-grow">
        {isRow ? t(rowWords) : t(words, { theirs: answerText(field, theirs, t), yours: answerText(field, yours, t) })}
      </span>
      {!isRow && (
        <Button size="small" onClick={() => onSettle(true)}>
          {t('takeMine')}
        </Button>
      )}
      <Button size="small" variant="minimal" onClick={() => onSettle(false)}>
        {t(isRow ? 'understood' : 'leaveTheirs')}
      </Button>
    </div>
  )
}
