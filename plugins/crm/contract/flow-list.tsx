export { FlowList } from '../ui/flow/flow-list'
export { NewFlowModal } from '../ui/flow/new-flow-modal'
