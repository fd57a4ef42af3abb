import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'

/** The customer filled a form in and sent it (G-TRIG). */
export const formSentByCustomer = defineEvent('intake.form_sent_by_customer', moved)

/** Staff said that a form is filled in. */
export const formSent = defineEvent('surveys.form_sent', moved)
