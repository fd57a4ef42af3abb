import { Button, Dialog, useT } from '@core/ui'
import { IconChevronRight } from '@tabler/icons-react'
import { leastPhotos, type Question } from '../../domain/questions'

interface StillEmptyProps {
  questions: readonly Question[]
  onClose: () => void
}

/** What must be filled in before a form is sent; each leads to its field. */
export function StillEmpty({ questions, onClose }: StillEmptyProps) {
  const t = useT('surveys')
  const go = ({ field, row }: Question): void => {
    onClose()
    // The dialog gives the focus back when it is gone.
    setTimeout(() => showField(field.group ?? field.field_name, row, field.field_name), 200)
  }
  return (
    <Dialog
      title={t('stillEmpty')}
      size="small"
      onClose={onClose}
      flush
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className="surveys-empty">
        {questions.map(question => (
          <li key={question.place}>
            <button type="button" onClick={() => go(question)}>
              <span className="vk-grow">
                {question.field.field_label}
                {leastPhotos(question.field) > 0 && (
                  <span className="vk-meta">
                    {' '}
                    {question.taken}/{leastPhotos(question.field)}
                  </span>
                )}
                {question.row !== null && <span className="vk-meta"> {t('inRow', { n: question.row + 1 })}</span>}
              </span>
              <IconChevronRight size={16} stroke={1.75} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function showField(place: string, row: number | null, name: string): void {
  const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
  const inRow = found?.querySelectorAll('.surveys-group-row')[row ?? -1]
  const field = inRow?.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`) ?? found
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
}
