export { DialogRoot as Root, DialogTitle as Title, DialogTitle } from './dialog';
