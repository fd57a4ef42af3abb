import { step as step1 } from './20261123_init'
import { step as step2 } from './20261123_versions'
import { step as step3 } from './20261123_versions_apart'
import { step as step4 } from './20261124_last_day_of_the_version'
import { step as step6 } from './20261124_let_go'
import { step as step7 } from './20261124_let_go_apart'
import { step as step5 } from './20261124_told_when_late'
import { step as step9 } from './20261128_payment_source'
import { step as step10 } from './20261128_payment_source_apart'
import { step as step11 } from './20261128_reminders_in_steps'
import { step as step8 } from './20261128_sent_to'
import { step as step12 } from './20261129_bills_confirmations'
import { step as step13 } from './20261129_bills_confirmations_apart'
import { step as step16 } from './20261129_design'
import { step as step17 } from './20261129_design_apart'
import { step as step20 } from './20261129_gaccount'
import { step as step21 } from './20261129_gaccount_apart'
import { step as step18 } from './20261129_recurring_invoices'
import { step as step19 } from './20261129_recurring_invoices_apart'
import { step as step14 } from './20261129_term_of_an_invoice'
import { step as step15 } from './20261129_written_off'
import { step as step22 } from './20261130_vat_number_check'
import { step as step23 } from './20261130_write_off'

export default [
  step1,
  step2,
  step3,
  step4,
  step5,
  step6,
  step7,
  step8,
  step9,
  step10,
  step11,
  step12,
  step13,
  step14,
  step15,
  step16,
  step17,
  step18,
  step19,
  step20,
  step21,
  step22,
  step23,
]
