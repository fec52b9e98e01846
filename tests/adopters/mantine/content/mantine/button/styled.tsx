import { Button } from '@mantine/core';
import classes from './styled.module.css';

export function Styled() {
  return <Button className={classes.wide}>Wide</Button>;
}
