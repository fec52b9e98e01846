import { Input } from '@chakra-ui/react';

export const InputBasic = () => <Input placeholder="Enter your email" />;
