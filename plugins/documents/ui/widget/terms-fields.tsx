import { Button, Field, formatMoney, IconButton, NumberInput, Select, TextInput, useT } from '@core/ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { faultOfTerms, isRest, type PaymentTerm, termAmounts } from '../../domain/payment-terms'
import { useEditor } from '../editor/editor-context'
import './terms-fields.css'

/**
 * The terms in which a document is paid. What is typed is kept when its field is left and the terms are right; until then
 * it says what is wrong with them.
 */
export function TermsFields() {
  const t = useT('documents')
  const { calculation: store } = useEditor()
  const [typed, setTyped] = useState<readonly PaymentTerm[] | null>(null)
  if (!store.calculation) return null
  const terms = typed ?? store.calculation.paymentterms
  const fault = faultOfTerms(terms)
  const amounts = termAmounts(terms, store.result?.totals.amount_inc_vat ?? 0)

  function keep(next: readonly PaymentTerm[]): void {
    const isWrong = faultOfTerms(next) !== null
    setTyped(isWrong ? next : null)
    if (!isWrong) store.change({ paymentterms: [...next] })
  }
  const edited = (at: number, part: Partial<PaymentTerm>) =>
    terms.map((term, n) => (n === at ? { ...term, ...part } : term))
  const share = (term: PaymentTerm, value: number | null): Partial<PaymentTerm> =>
    term.amount === null ? { percentage: value ?? 0 } : { amount: value ?? 0 }

  if (!terms.length)
    return (
      <div className="vk-stack">
        <p className="documents-terms-none">{t('termsNone')}</p>
        <Button
          icon={IconPlus}
          onClick={() =>
            keep([
              { description: t('termAtOrder'), percentage: 30, amount: null },
              { description: t('termAtStart'), percentage: 60, amount: null },
              { description: t('termAtDelivery'), percentage: null, amount: null },
            ])
          }
        >
          {t('termsStart')}
        </Button>
      </div>
    )
  return (
    <div className="vk-stack">
      <ol className="documents-terms" onBlur={() => typed && keep(typed)}>
        {terms.map((term, n) => (
          // A term has no number of its own: its place is what it is.
          // biome-ignore lint/suspicious/noArrayIndexKey: terms are edited in place
          <li key={n}>
            <Field label={`${t('term')} ${n + 1}`}>
              <TextInput
                value={term.description}
                placeholder={t('termDescription')}
                maxLength={120}
                onChange={description => setTyped(edited(n, { description }))}
              />
            </Field>
            <div className="documents-terms-share">
              {isRest(term) ? (
                <span>{t('termRest')}</span>
              ) : (
                <>
                  <NumberInput
                    aria-label={`${t('termShare')} ${n + 1}`}
                    value={term.amount ?? term.percentage}
                    onChange={value => setTyped(edited(n, share(term, value)))}
                  />
                  <Select
                    aria-label={`${t('termUnit')} ${n + 1}`}
                    value={term.amount === null ? 'percentage' : 'amount'}
                    onChange={unit =>
                      keep(
                        edited(
                          n,
                          unit === 'amount'
                            ? { amount: amounts[n] ?? 0, percentage: null }
                            : { percentage: 10, amount: null },
                        ),
                      )
                    }
                    options={[
                      { value: 'percentage', label: '%' },
                      { value: 'amount', label: '€' },
                    ]}
                  />
                </>
              )}
              <output>{formatMoney(amounts[n] ?? 0)}</output>
              <IconButton
                icon={IconTrash}
                label={`${t('termRemove')} ${n + 1}`}
                onClick={() => keep(without(terms, n))}
              />
            </div>
          </li>
        ))}
      </ol>
      {fault && (
        <p className="vk-danger" role="alert">
          {t(fault)}
        </p>
      )}
      <Button
        icon={IconPlus}
        disabled={terms.length >= 12}
        onClick={() =>
          keep([...terms.slice(0, -1), { description: '', percentage: 10, amount: null }, ...terms.slice(-1)])
        }
      >
        {t('termAdd')}
      </Button>
    </div>
  )
}

/** Without one of them; the last of what stays is the rest, and one alone is none. */
function without(terms: readonly PaymentTerm[], at: number): readonly PaymentTerm[] {
  const left = terms.filter((_, n) => n !== at)
  if (left.length < 2) return []
  return left.map((term, n) => (n === left.length - 1 ? { ...term, percentage: null, amount: null } : term))
}
