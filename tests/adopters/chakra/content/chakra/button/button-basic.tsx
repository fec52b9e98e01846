import { Button } from '@chakra-ui/react';

export const ButtonBasic = () => <Button colorPalette="teal">Button</Button>;
