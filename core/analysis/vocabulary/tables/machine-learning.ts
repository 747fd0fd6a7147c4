export const MACHINE_LEARNING = `
# machine learning > Machine Learning
Supervised Learning | supervised machine learning
Unsupervised Learning
Random Forest | random forests
Gradient Boosting > Machine Learning
XGBoost > Gradient Boosting, Machine Learning
LightGBM > Gradient Boosting, Machine Learning
CatBoost > Gradient Boosting, Machine Learning
Support Vector Machines | support vector machine | =SVM
Dimensionality Reduction
Cluster Analysis | k means | k means clustering | clustering algorithms | hierarchical clustering
Classification Models | classification algorithms | naive bayes | logistic regression models
Ensemble Learning | ensemble methods | ensemble models
Hyperparameter Tuning | model tuning | optuna
Model Evaluation | model validation | cross validation
Anomaly Detection | outlier detection
Explainable AI | =SHAP | model interpretability
Federated Learning
Time Series Forecasting | arima | facebook prophet > Time Series Analysis
Amazon SageMaker | sagemaker > MLOps
MLflow | ml flow > MLOps
Kubeflow > MLOps
Model Deployment | model serving | deploying models > MLOps
H2O.ai | h2o ai
ONNX | tensorrt
OpenVINO
Edge AI | tinyml
!Decision Trees | =Decision Trees | decision tree models | decision tree classifier

# deep learning > Deep Learning
Neural Networks | neural network | artificial neural networks | artificial neural network | =ANN
Convolutional Neural Networks | convolutional neural network | ~CNN | ~CNNs > Deep Learning
Recurrent Neural Networks | recurrent neural network | =RNN | lstm
Transformers (models) | transformer models | =BERT | attention mechanism | vision transformer
Generative Adversarial Networks | generative adversarial network | =GAN | =GANs
Diffusion Models | stable diffusion
Transfer Learning
Graph Neural Networks
Keras
fast.ai | fastai
PyTorch Lightning > PyTorch
!JAX | google jax | =JAX

# vision > Computer Vision
OpenCV | open cv
YOLO | yolov5 | yolov8
Image Processing | image analysis
Image Segmentation | semantic segmentation | instance segmentation
Object Detection | object recognition
Optical Character Recognition | =OCR | tesseract ocr
Facial Recognition | face recognition | face detection
Image Classification
3D Reconstruction | =SLAM
Video Analytics

# language technology > Natural Language Processing
spaCy
NLTK
Text Classification
Sentiment Analysis
Text Mining | text analytics > Data Mining
Named Entity Recognition
Topic Modeling | =LDA topic
Word Embeddings | word2vec | text embeddings
Machine Translation | neural machine translation
Speech Recognition | automatic speech recognition | speech to text
Text to Speech | speech synthesis
Question Answering Systems

# language models > Large Language Models
Prompt Engineering | prompt design
Retrieval-Augmented Generation | retrieval augmented generation | rag pipelines | rag pipeline | ~RAG
LangChain | langgraph
LlamaIndex | llama index
Hugging Face | huggingface
OpenAI API | gpt 4 | gpt4 | gpt 3 | openai | azure openai
ChatGPT | chat gpt
Fine-Tuning (models) | llm fine tuning | fine tuning llms | qlora
Generative AI | genai | gen ai > Artificial Intelligence
AI Agents | agentic ai | autonomous agents
Model Context Protocol
GitHub Copilot | copilot ai

# robotics
Robotics Engineering | robotics engineer | robot design > Robotics
!ROS | =ROS | ros2 | robot operating system > Robotics
Robot Programming | fanuc robots | kuka | abb robots | industrial robots | robotic arm | robot programmer > Robotics
Motion Planning | path planning > Robotics
Drones | uav | unmanned aerial vehicles | drone pilot | uavs
Autonomous Vehicles | self driving cars | autonomous driving
Kalman Filters | sensor fusion | kalman filter
Mechatronics | mechatronic
`;
