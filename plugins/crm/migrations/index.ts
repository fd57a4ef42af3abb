import { step as step1 } from './20261123_init'
import { step as step2 } from './20261123_phases'
import { step as step3 } from './20261123_phases_apart'
import { step as step4 } from './20261124_let_go'
import { step as step5 } from './20261124_let_go_apart'
import { step as step8 } from './20261125_agenda'
import { step as step18 } from './20261125_agenda_feed'
import { step as step12 } from './20261125_assistmail'
import { step as step27 } from './20261125_doubles'
import { step as step21 } from './20261125_flow_board'
import { step as step22 } from './20261125_flow_board_apart'
import { step as step10 } from './20261125_flow_worth'
import { step as step11 } from './20261125_flow_worth_apart'
import { step as step25 } from './20261125_kpis'
import { step as step6 } from './20261125_labels'
import { step as step7 } from './20261125_labels_apart'
import { step as step19 } from './20261125_locations'
import { step as step20 } from './20261125_locations_apart'
import { step as step13 } from './20261125_merged_relation'
import { step as step14 } from './20261125_merged_relation_apart'
import { step as step26 } from './20261125_note_owners'
import { step as step28 } from './20261125_note_owners_apart'
import { step as step9 } from './20261125_planned'
import { step as step23 } from './20261125_profile_choices'
import { step as step24 } from './20261125_profile_choices_apart'
import { step as step17 } from './20261125_requests_taken_in'
import { step as step15 } from './20261125_surname_alone'
import { step as step16 } from './20261125_websites'
import { step as step31 } from './20261126_counted_values'
import { step as step32 } from './20261126_counted_values_apart'
import { step as step29 } from './20261126_relation_worth'
import { step as step30 } from './20261126_relation_worth_apart'
import { step as step33 } from './20261127_as_people_write_apart'
import { step as step34 } from './20261127_of_dossiers_apart'
import { step as step35 } from './20261128_references'
import { step as step36 } from './20261128_references_apart'

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
  step24,
  step25,
  step26,
  step27,
  step28,
  step29,
  step30,
  step31,
  step32,
  step33,
  step34,
  step35,
  step36,
]
