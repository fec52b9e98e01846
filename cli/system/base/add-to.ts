export { addTo } from '../../../engine/text/gather.ts';
